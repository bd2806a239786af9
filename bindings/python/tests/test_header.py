"""What the C header declares is what the binding uses: functions, numbers and layouts."""

import ctypes
import re
import unittest

from support import PACKAGE, ROOT, adjutant, python

from adjutant import _native, constants

HEADER = (ROOT / "include" / "adjutant.h").read_text(encoding="utf-8")
#: The header without its comments.
CODE = re.sub(r"//.*", "", re.sub(r"/\*.*?\*/", "", HEADER, flags=re.S))
FUNCTIONS = {
    name: (result.strip(), [] if parameters.strip() == "void" else re.split(r"\s*,\s*", parameters.strip()))
    for result, name, parameters in re.findall(r"^([\w ]+[ *]+)(adj_\w+)\(([^)]*)\);", CODE, re.M)
}
NUMBERS = {
    "int32_t": ctypes.c_int32,
    "adj_status": ctypes.c_int32,
    "uint32_t": ctypes.c_uint32,
    "uint64_t": ctypes.c_uint64,
    "uint16_t": ctypes.c_uint16,
    "int16_t": ctypes.c_int16,
    "char": ctypes.c_char,
}
STRUCTS = {
    "adj_error": (_native.Error, 256),
    "adj_info": (_native.Info, 96),
    "adj_outcome": (_native.Outcome, 64),
    "adj_order": (_native.Order, 32),
    "adj_event": (_native.Event, 40),
}


class TheHeader(unittest.TestCase):
    def test_every_function_has_its_types(self):
        self.assertGreater(len(FUNCTIONS), 30)
        self.assertEqual(set(FUNCTIONS), set(_native.SIGNATURES))
        self.assertLessEqual(set(_native.RESULTS), set(FUNCTIONS))
        for name, (result, parameters) in FUNCTIONS.items():
            function = getattr(_native.lib, name)
            self.assertEqual(len(function.argtypes), len(parameters), name)
            # A static text comes as an address: c_char_p as a result would lose it.
            self.assertIs(function.restype, ctypes.c_void_p if "*" in result else NUMBERS[result], name)
            for parameter, kind in zip(parameters, function.argtypes):
                with self.subTest(function=name, parameter=parameter):
                    if re.match(r"const (char|uint8_t) \*", parameter):
                        self.assertIs(kind, ctypes.c_char_p)
                    elif "*" in parameter:
                        self.assertIs(kind, ctypes.c_void_p)
                    else:
                        number = NUMBERS[parameter.split()[0]]
                        self.assertTrue(issubclass(kind, number))
                        # Only lengths, which are Python's own, need not be checked.
                        self.assertEqual(kind is number, parameter.split()[1] in ("len", "cap"))

    def test_numbers_that_do_not_fit_are_refused(self):
        for kind, bits, signed in ((_native.Int32, 32, 1), (_native.UInt32, 32, 0), (_native.UInt64, 64, 0)):
            least, most = -signed * 2 ** (bits - 1), 2 ** (bits - signed) - 1
            self.assertEqual((kind.from_param(least).value, kind.from_param(most).value), (least, most))
            for misfit in (least - 1, most + 1):
                with self.assertRaises(OverflowError):
                    kind.from_param(misfit)
        with adjutant.Game({"ruleset": "lost_empires"}) as game:
            with self.assertRaises(ctypes.ArgumentError):
                game.view(2**32 + constants.VIEWER_ALL)

    def test_every_constant_is_the_headers(self):
        declared = {name: int(value, 0) for name, value in re.findall(r"^#define ADJ_(\w+) (-?\w+)$", HEADER, re.M)}
        self.assertGreater(len(declared), 200)
        ours = {name: value for name, value in vars(constants).items() if name.isupper()}
        self.assertEqual(declared, ours)

    def test_structs_have_their_layouts(self):
        for name, (struct, size) in STRUCTS.items():
            body = re.search(rf"typedef struct {name} \{{(.*?)\}} {name};", CODE, re.S).group(1)
            members = re.findall(r"(\w+) (\w+)(?:\[(\d+)\])?;", body)
            self.assertEqual([member for _, member, _ in members], [field for field, *_ in struct._fields_])
            offset = 0
            for (kind, member, length), (_, ours) in zip(members, struct._fields_):
                with self.subTest(struct=name, member=member):
                    number = NUMBERS[kind]
                    self.assertIs(getattr(ours, "_type_", None) if length else ours, number)
                    self.assertEqual(getattr(struct, member).offset, offset)
                    self.assertEqual(getattr(struct, member).size, ctypes.sizeof(number) * int(length or 1))
                    offset += ctypes.sizeof(number) * int(length or 1)
            # So there is no padding either.
            self.assertEqual((offset, ctypes.sizeof(struct)), (size, size), name)

    def test_every_status_has_its_name_and_its_exception(self):
        statuses = {name: value for name, value in vars(constants).items() if re.fullmatch(r"E_[A-Z0-9]+", name)}
        self.assertEqual(len(statuses), 15)
        kinds = set()
        for name, value in statuses.items():
            error = _native.Error()
            error.status = value
            raised = adjutant.errors.from_struct(error)
            self.assertEqual((raised.status, raised.status_name), (value, f"ADJ_{name}"))
            self.assertEqual(type(raised) is adjutant.AdjutantError, name in ("E_BUFFER", "E_ABI"), name)
            kinds.add(type(raised))
        for kind in kinds:
            self.assertIn(kind.__name__, adjutant.__all__)

    def test_a_library_that_is_not_there_is_told(self):
        program = "import os; os.environ['ADJUTANT_LIBRARY'] = '/nowhere/libadjutant.so'; import adjutant"
        done = python("-c", program)
        self.assertEqual(done.returncode, 1)
        self.assertIn("was not found (tried /nowhere/libadjutant.so); set ADJUTANT_LIBRARY", done.stderr)
        self.assertEqual(python("-c", program.replace("/nowhere/libadjutant.so", str(PACKAGE))).returncode, 1)


if __name__ == "__main__":
    unittest.main()
