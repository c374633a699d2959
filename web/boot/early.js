/*
 * Asks for what the first page needs before any of the portal's code is there: its files, the session, and what the
 * page reads first. On a slow connection each of them would otherwise wait for the one before it. The calls take the
 * answers from here (lib/api/early-answers.ts). What is not asked here, or fails, they ask for themselves.
 * Old JavaScript like boot.js. FIRST_PAGES is put in by the build (boot-script.ts).
 */
(function () {
  var first = FIRST_PAGES;
  if (!window.fetch || !window.Promise || !window.URLSearchParams) return;
  var query = new URLSearchParams(location.search);
  var answers = (window.hearthsideEarly = {});

  /** When this browser was last signed in, or null (lib/session/session-tabs.ts). */
  function signedInAt() {
    try {
      return localStorage.getItem('hearthside.signedIn');
      // Older browsers want the error named.
      // eslint-disable-next-line @typescript-eslint/no-unused-vars
    } catch (error) {
      return null;
    }
  }

  function preload(file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = '/assets/' + first.files[file];
    document.head.appendChild(link);
  }

  /** Reads the whole answer at once: one that nobody takes would keep its connection. */
  function whole(answer) {
    return answer.blob().then(function (body) {
      return new Response(body, { status: answer.status, headers: answer.headers });
    });
  }

  function note(call, asked, token) {
    var answer = asked.then(whole);
    // Whoever takes the answer hears of a failure.
    answer.catch(function () {});
    answers[call] = { answer: answer, token: token, at: Date.now() };
    return answer;
  }

  function read(path, token) {
    var headers = { Accept: 'application/json' };
    if (token) headers.Authorization = 'Bearer ' + token;
    var url = '/api' + path;
    return note('GET ' + url, fetch(url, { headers: headers, credentials: 'same-origin' }), token);
  }

  /** The accounts of a demo stand on its sign-in page, which would move if they came later. */
  function readDemo() {
    read('/auth/demo-accounts')
      .then(function (answer) {
        return answer.ok && answer.clone().json();
      })
      .then(
        function (demo) {
          if (demo && demo.accounts.length) first.demo.forEach(preload);
        },
        function () {},
      );
  }

  /**
   * One tab at a time renews the session. If somebody else signs in meanwhile in another tab, the mark has changed, and
   * the answer is not taken.
   */
  function renew() {
    var url = '/api/auth/refresh';
    function ask() {
      return fetch(url, {
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: '{}',
        credentials: 'same-origin',
        keepalive: true,
      });
    }
    var locks = navigator.locks;
    var answer = note('POST ' + url, locks ? locks.request('hearthside.refresh', ask) : ask());
    answers['POST ' + url].mark = mark;
    return answer;
  }

  function opens(page) {
    return (
      page.path === location.pathname &&
      (!page.query || /^[1-9]\d{0,8}$/.test(query.get(page.query)))
    );
  }
  var mark = signedInAt();
  var isIn = mark !== null;
  var page = first.pages.filter(opens)[0] || { files: [], asks: [] };

  if (isIn)
    renew()
      .then(function (answer) {
        return answer.ok && answer.clone().json();
      })
      .then(
        function (opened) {
          if (!opened) return;
          page.asks.forEach(function (path) {
            read(
              path.replace(/\{(\w+)\}/, function (_, name) {
                return encodeURIComponent(query.get(name));
              }),
              opened.accessToken,
            );
          });
        },
        function () {},
      );
  else if (['/', '/sign-in'].indexOf(location.pathname) >= 0) readDemo();
  read('/settings');
  (isIn ? first.members.concat(page.files) : first.visitors).forEach(preload);
  // What nobody has taken by then is out of date, and nothing of a member stays here.
  setTimeout(function () {
    window.hearthsideEarly = {};
  }, 15000);
})();
