// The one place where Python meets the kernel: arguments are checked, errors converted, the lock released in long calls.
#include <nanobind/nanobind.h>
#include <nanobind/stl/vector.h>

#include "atout/rules.hpp"

namespace nb = nanobind;
using namespace atout;

NB_MODULE(_kernel, module) {
    module.doc() = "The fast twin of the trick engine. Import atout.play.kernel instead.";
    nb::class_<Rules>(module, "Rules")
        .def(
            "__init__",
            [](Rules* self, const std::vector<std::uint8_t>& class_of, const std::vector<Cards>& beats,
               const std::vector<std::uint8_t>& points, bool has_trumps, std::uint8_t must_beat, bool trump_when_void,
               bool overtrump, bool undertrump, std::uint8_t partner, const std::vector<int>& partners) {
                const Mode mode{class_of, beats, points, has_trumps};
                const Duties duties{static_cast<MustBeat>(must_beat), trump_when_void, overtrump, undertrump,
                                    static_cast<Partner>(partner)};
                new (self) Rules(mode, duties, partners);
            },
            nb::kw_only(), nb::arg("class_of"), nb::arg("beats"), nb::arg("points"), nb::arg("has_trumps"),
            nb::arg("must_beat"), nb::arg("trump_when_void"), nb::arg("overtrump"), nb::arg("undertrump"),
            nb::arg("partner"), nb::arg("partners"))
        .def_ro("seats", &Rules::seats)
        .def_ro("cards", &Rules::cards);
}
