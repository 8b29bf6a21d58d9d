# For Homebrew. The tap is a clone of this repository, with the tag that `tag` names:
#
#   brew tap OWNER/stack-lsp ADDRESS
#   brew install OWNER/stack-lsp/stack-lsp
class StackLsp < Formula
  desc "Finds what is wrong with Auto Layout in storyboards and xibs"
  # The clone that this file lies in: whoever has the tap has the source.
  source = "file://#{Pathname(__FILE__).realpath.dirname.parent}"
  url source, using: :git, tag: "0.1.0"

  depends_on xcode: ["26.0", :build]
  depends_on macos: :sequoia
  uses_from_macos "swift" => :build

  def install
    # Homebrew's sandbox holds no other one.
    build = ["--disable-sandbox", "-c", "release", "--product", "stack-lsp"]
    build << "--static-swift-stdlib" if OS.linux?
    system "swift", "build", *build
    ENV["STACK_LSP"] = ".build/release/stack-lsp"
    system "scripts/install", prefix
  end

  test do
    (testpath/"Tie.stack").write <<~STACK
      screen Tie {
          size: 300 x 100
          hstack row {
              top == superview.top
              leading == superview.leading
              trailing == superview.trailing
              label a "A"
              label b "B"
          }
      }
    STACK
    assert_match "ambiguous-hugging", shell_output("#{bin}/stack-lsp check --strict Tie.stack", 1)
  end
end
