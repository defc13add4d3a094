// Before the first paint: the theme, deck and size that this browser keeps (lib/prefs does the rest).
(function () {
  var allowed = {
    theme: /^(light|dark)$/,
    colours: /^2$/,
    size: /^[sl]$/,
    motion: /^reduce$/,
  };
  try {
    var kept = JSON.parse(localStorage.getItem("nullo") || "{}") || {};
    Object.keys(allowed).forEach(function (name) {
      if (allowed[name].test(String(kept[name]))) {
        document.documentElement.dataset[name] = String(kept[name]);
      }
    });
  } catch (error) {
    // Nothing is kept, or nothing that can be read: everything is as usual.
  }
})();
