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

  /**
   * Notes what is asked for. The answer is read at once and whole: one that nobody takes would keep its connection, and
   * each further step would wait for the portal's code, which keeps the processor busy. Resolves to its text, or to
   * nothing where it is a refusal.
   */
  function note(call, asked, token) {
    var text = asked.then(function (answer) {
      return answer.text().then(function (body) {
        return { body: body, status: answer.status, headers: answer.headers, isGood: answer.ok };
      });
    });
    var answer = text.then(function (read) {
      return new Response(read.body, { status: read.status, headers: read.headers });
    });
    // Whoever takes the answer hears of a failure.
    answer.catch(function () {});
    answers[call] = { answer: answer, token: token, at: Date.now() };
    return text.then(function (read) {
      return read.isGood ? read.body : '';
    });
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
      .then(function (text) {
        if (text && JSON.parse(text).accounts.length) first.demo.forEach(preload);
      })
      .catch(function () {});
  }

  var RENEWING = 'hearthside.renewing.';
  /** A tab that was closed while it renewed leaves its mark behind, which counts no longer than this. */
  var MARK_MS = 60000;

  /** Whether another tab renews the session: each has a mark of its own (lib/session/session-tabs.ts). */
  function isRenewing() {
    return Object.keys(localStorage).some(function (key) {
      if (key.indexOf(RENEWING) !== 0) return false;
      var isFresh = Date.now() - Number(localStorage.getItem(key)) < MARK_MS;
      if (!isFresh) localStorage.removeItem(key);
      return isFresh;
    });
  }

  /**
   * One tab at a time renews the session. Where no other does, the request goes out at once, and the lock is taken after
   * it: to be given the lock takes as long as the portal's code keeps the processor busy. Tabs that open in the same
   * moment are told the same by the server (decision 002). If somebody else signs in meanwhile in another tab, `mark`
   * has changed, and the answer is not taken.
   */
  function renew() {
    var url = '/api/auth/refresh';
    var locks = navigator.locks;
    var own = RENEWING + Math.random().toString(36).slice(2);
    function ask() {
      try {
        localStorage.setItem(own, String(Date.now()));
        // Older browsers want the error named. A full disk is no reason not to ask.
        // eslint-disable-next-line @typescript-eslint/no-unused-vars
      } catch (error) {}
      return fetch(url, {
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: '{}',
        credentials: 'same-origin',
        keepalive: true,
      });
    }
    function done() {
      localStorage.removeItem(own);
    }
    var waits = locks && isRenewing();
    var answer = note('POST ' + url, waits ? locks.request('hearthside.refresh', ask) : ask());
    answers['POST ' + url].mark = mark;
    var isDone = answer.then(done, done);
    // Other tabs that are about to renew wait until this one has.
    if (locks && !waits)
      locks
        .request('hearthside.refresh', function () {
          return isDone;
        })
        .catch(function () {});
    return answer;
  }

  /** Whether this member may read it: one that is refused would be a complaint on the console. */
  function isFor(roles, me) {
    return !roles || (me.verified && roles.indexOf(me.role) >= 0);
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

  read('/settings').catch(function () {});
  // The files come after it: a browser has six connections to a server without HTTP/2, and the rest waits in a queue.
  if (isIn) {
    renew()
      .then(function (text) {
        if (!text) return;
        var session = JSON.parse(text);
        page.asks.forEach(function (ask) {
          if (!isFor(ask.roles, session.me)) return;
          read(
            ask.path.replace(/\{(\w+)\}/, function (_, name) {
              return encodeURIComponent(query.get(name));
            }),
            session.accessToken,
          ).catch(function () {});
        });
      })
      .catch(function () {});
    first.members.concat(page.files).forEach(preload);
  } else {
    if (['/', '/sign-in'].indexOf(location.pathname) >= 0) readDemo();
    first.visitors.forEach(preload);
  }
  // What nobody has taken by then is out of date, and nothing of a member stays here.
  setTimeout(function () {
    window.hearthsideEarly = {};
  }, 15000);
})();
