/*
 * Keeps the portal's page and the files it is made of on the device, so that it opens without a connection:
 * what to do in an emergency can then be read (design: the help center's Emergencies). The network comes first
 * for pages, so that nobody is shown an old portal; only where it says nothing for some seconds, as a phone with
 * one bar of reception, the kept page is better than none. What the API says is none of its business: nothing of
 * a member is ever kept here. It also shows push notifications, and opens what they are about.
 */
const KEPT = 'hearthside-shell';
const PAGE = '/';
/** So long a page waits for the network. */
const PATIENCE_MS = 4000;
/** Addresses that are not the portal's own: the panel, the API, the players, the widget, files of the cms. */
const FOREIGN =
  /^\/(admin|api|content-manager|content-type-builder|content-releases|review-workflows|upload|uploads|email|i18n|users-permissions|player|donate-widget|preview|socket\.io|_health)(\/|$)/;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'keep' && Array.isArray(event.data.files))
    event.waitUntil(keep(event.data.files.filter(isAsset)).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isAsset(url.pathname)) event.respondWith(asset(request));
  else if (
    request.mode === 'navigate' &&
    request.destination === 'document' &&
    !FOREIGN.test(url.pathname)
  )
    event.respondWith(page(request));
});

/** Built files carry a hash of their content in the name: one that is kept is the right one forever. */
function isAsset(path) {
  return typeof path === 'string' && /^\/assets\/[\w.~-]+$/.test(path);
}

async function asset(request) {
  return (await fromKept(request)) ?? fetch(request);
}

/** The page as the server has it; the kept one where there is no server to ask, or none that answers in time. */
async function page(request) {
  const network = fetch(request);
  const answer = await Promise.race([network.catch(() => undefined), patience()]);
  // A proxy that finds no portal behind it.
  const isAway = answer && answer.status >= 502 && answer.status <= 504;
  if (answer && !isAway) return answer;
  return (await fromKept(PAGE)) ?? network;
}

const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Storage that is broken or full must not keep anybody from the network. */
async function fromKept(what) {
  try {
    return await (await caches.open(KEPT)).match(what, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/**
 * Keeps the page as it is now together with the files that an open portal has loaded, and drops all others.
 * Where the page names a file that the portal has not, that portal is older than the page: nothing is kept.
 * A file that cannot be had is needed only where the page itself names it; the others come the next time.
 */
async function keep(files) {
  const answer = await fetch(PAGE, { cache: 'no-cache', credentials: 'same-origin' });
  if (!answer.ok || answer.redirected) return;
  const text = await answer.clone().text();
  const named = text.match(/\/assets\/[\w.~-]+/g) ?? [];
  if (named.length === 0 || named.some((file) => !files.includes(file))) return;
  const kept = await caches.open(KEPT);
  const has = new Set((await kept.keys()).map(({ url }) => new URL(url).pathname));
  for (const file of files) {
    if (has.has(file)) continue;
    const lost = await kept.add(file).then(
      () => false,
      () => true,
    );
    if (lost && named.includes(file)) return;
  }
  await kept.put(PAGE, answer);
  for (const path of has) if (path !== PAGE && !files.includes(path)) await kept.delete(path);
}

/** Shown where a notification can't be read: a browser that is shown nothing takes the permission away. */
const UNREADABLE = {
  tag: 'unreadable',
  title: 'Something new in your portal',
  body: '',
  path: '/',
};

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));

function pushIn(data) {
  try {
    const said = data.json();
    const isWhole = ['tag', 'title', 'body', 'path'].every(
      (part) => typeof said[part] === 'string',
    );
    return isWhole ? said : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/**
 * Shows a notification in place of the one about the same thing. What an open window has shown already stays as it is,
 * and makes no sound again. Those of chats that were read elsewhere are closed.
 */
async function showPush(data) {
  const { registration } = self;
  const said = pushIn(data);
  const { tag, path, upTo = 0, mentionedAt = 0, keep } = said;
  const [shown] = await registration.getNotifications({ tag });
  const before = { upTo: 0, mentionedAt: 0, ...shown?.data };
  // An edit that mentions the member is told too, also of a message that is on the screen.
  const isNew = upTo === 0 || upTo > before.upTo || mentionedAt > before.mentionedAt;
  const isKnown = shown !== undefined && !isNew;
  const { title, body } = isKnown ? shown : said;
  await registration.showNotification(title, {
    body,
    tag,
    data: {
      path,
      upTo: Math.max(upTo, before.upTo),
      mentionedAt: Math.max(mentionedAt, before.mentionedAt),
    },
    icon: '/icons/icon-192.png',
    renotify: !isKnown,
    silent: isKnown,
  });
  if (!Array.isArray(keep)) return;
  for (const one of await registration.getNotifications())
    if (one.tag.startsWith('chat-') && one.tag !== tag && !keep.includes(one.tag)) one.close();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPlace(event.notification.data?.path));
});

/** A browser that ends a subscription gets another one. The next window tells the server of it. */
self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options;
  if (!event.newSubscription && options)
    event.waitUntil(self.registration.pushManager.subscribe(options).catch(() => undefined));
});

/** Only pages of the portal are opened. */
function placeOf(path) {
  const url = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  const isOwn = url.origin === self.location.origin && !FOREIGN.test(url.pathname);
  return isOwn ? url.pathname + url.search : '/';
}

/** Goes there in an open window of the portal, or in a new one. */
async function openPlace(path) {
  const place = placeOf(path);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = windows.filter(({ url }) => !FOREIGN.test(new URL(url).pathname));
  const window = own.find(({ focused }) => focused) ?? own[0];
  if (!window) return void (await self.clients.openWindow(place));
  await window.focus();
  window.postMessage({ type: 'open', path: place });
}
