# stack-lsp for a CI that has no Swift:
#
#   docker build -t stack-lsp .
#   docker run --rm -v "$PWD:/app" stack-lsp check
FROM swift:6.3-noble AS build
WORKDIR /source
COPY . .
RUN DESTDIR=/out scripts/install /usr/local

FROM ubuntu:24.04
# `--diff-base` and `frames --against` ask git, also where the folder belongs to somebody else.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/* \
  && git config --system --add safe.directory '*'
COPY --from=build /out /
WORKDIR /app
ENTRYPOINT ["stack-lsp"]
