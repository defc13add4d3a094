// Sets theme, deck colours and card size before the first paint; lib/prefs does the rest.
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
    // Nothing is stored, or nothing readable: use the usual values.
  }
})();
