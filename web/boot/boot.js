/*
 * Shows the colors that the member has chosen on this device before anything is painted: the portal's own code comes
 * too late, and a page that is to be dark would be white until then. The same as applyStoredTheme in ui/theme-toggle.
 */
(function () {
  try {
    var theme = localStorage.getItem('hearthside.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    // Older browsers want the error named. Where storage is refused, the device decides.
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
  } catch (error) {}
})();

/*
 * Watches the portal's start, before any of its code: one file of many that does not come would leave a page with
 * nothing on it. It tries once more by itself, then says so, and goes on as soon as what was missing can be had.
 * Old JavaScript on purpose: a browser that is too old for the portal gets to read this much.
 */
(function () {
  var TRIED = 'hearthside.boot';
  var lost = [];
  var given;

  function again() {
    try {
      var last = Number(sessionStorage.getItem(TRIED)) || 0;
      sessionStorage.setItem(TRIED, String(Date.now()));
      return Date.now() - last > 60000;
      // Older browsers want the error named.
      // eslint-disable-next-line @typescript-eslint/no-unused-vars
    } catch (error) {
      return false;
    }
  }

  function look() {
    var asked = lost.map(function (file) {
      return fetch(file, { cache: 'reload' }).then(function (answer) {
        if (!answer.ok) throw answer.status;
      });
    });
    Promise.all(asked).then(
      function () {
        location.reload();
      },
      function () {},
    );
  }

  function fail(text) {
    var place = document.getElementById('boot');
    if (!place || given) return;
    given = true;
    if (navigator.onLine !== false && again()) return location.reload();
    place.className = 'failed';
    place.querySelector('p').textContent = text;
    var button = place.querySelector('button');
    button.hidden = false;
    button.onclick = function () {
      location.reload();
    };
    if (lost.length) setInterval(look, 5000);
  }

  addEventListener(
    'error',
    function (event) {
      var from = event.target;
      var isFile = from && (from.tagName === 'SCRIPT' || from.tagName === 'LINK');
      if (isFile) {
        var file = from.src || from.href;
        if (file.indexOf(location.origin + '/assets/') === 0) lost.push(file);
      }
      if (isFile && (from.type === 'module' || from.rel === 'stylesheet'))
        fail('Hearthside could not be loaded. Please check the connection and try again.');
      else if (event.filename && event.filename.indexOf(location.origin) === 0)
        fail('Hearthside could not be started. Please try again, or use a newer browser.');
    },
    true,
  );
})();
