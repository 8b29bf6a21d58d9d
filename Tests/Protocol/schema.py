"""The shapes of the protocol's messages, from `lsprotocol` (PyPI), which is generated from the
specification's meta model.

lsprotocol passes over members that it does not know. So a message is read into its types and
written out again: what is not the same afterwards was misspelt, of a wrong type, or null where it
may only be absent.
"""

import typing

import cattrs
from lsprotocol import converters, types

CONVERTER = converters.get_converter(cattrs.Converter(detailed_validation=False))

# lsprotocol takes an action that has a command for a command.
CONVERTER.register_structure_hook(
    typing.Union[types.Command, types.CodeAction],
    lambda found, _: CONVERTER.structure(
        found, types.Command if isinstance(found.get("command"), str) else types.CodeAction),
)


def faults(method, message, is_response):
    """What is wrong with the shape of a message; nothing for a method of the server's own."""
    if method not in types.METHOD_TO_TYPES:
        return []
    shape = types.METHOD_TO_TYPES[method][1 if is_response else 0]
    if shape is None:
        return []
    try:
        value = CONVERTER.structure(message, shape)
        again = CONVERTER.unstructure(value, unstructure_as=shape)
    except Exception as error:  # The converter raises whatever its hooks raise.
        return [f"is no {shape.__name__}: {str(error)[:300]}"]
    return list(differences(message, again, method))


def differences(before, after, path):
    if isinstance(before, dict) and isinstance(after, dict):
        for key, value in before.items():
            if key in after:
                yield from differences(value, after[key], f"{path}.{key}")
            else:
                yield f"{path}.{key} is unknown, or null where it may only be absent"
        for key in after.keys() - before.keys():
            if after[key] is not None:
                yield f"{path}.{key} is missing"
    elif isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)):
        if len(before) != len(after):
            yield f"{path} has another length"
        for index, (one, other) in enumerate(zip(before, after)):
            yield from differences(one, other, f"{path}[{index}]")
    elif before != after or isinstance(before, bool) != isinstance(after, bool):
        yield f"{path}: {before!r} is read as {after!r}"
