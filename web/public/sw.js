/*
 * Keeps the portal's page and the files it is made of on the device, so that it opens without a connection:
 * what to do in an emergency can then be read (design: the help center's Emergencies). With a connection the
 * network always comes first for pages, so nobody is ever shown an old portal. What the API says is none of
 * its business: nothing of a member is ever kept here.
 */
const KEPT = 'hearthside-shell';
const PAGE = '/';
/** Addresses that are not the portal's own: the panel, the API, the players, files of the cms. */
const FOREIGN =
  /^\/(admin|api|content-manager|content-type-builder|content-releases|review-workflows|upload|uploads|email|i18n|users-permissions|player|preview|socket\.io|_health)(\/|$)/;

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

/** Built files carry a hash of their content in the name: one that is kept is the right one for ever. */
function isAsset(path) {
  return typeof path === 'string' && /^\/assets\/[\w.~-]+$/.test(path);
}

async function asset(request) {
  return (await fromKept(request)) ?? fetch(request);
}

/** The page as the server has it; the kept one only where there is no server to ask. */
async function page(request) {
  let answer;
  try {
    answer = await fetch(request);
  } catch (error) {
    const kept = await fromKept(PAGE);
    if (kept) return kept;
    throw error;
  }
  // A proxy that finds no portal behind it.
  const isAway = answer.status >= 502 && answer.status <= 504;
  return (isAway && (await fromKept(PAGE))) || answer;
}

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
 */
async function keep(files) {
  const answer = await fetch(PAGE, { cache: 'no-cache', credentials: 'same-origin' });
  if (!answer.ok || answer.redirected) return;
  const text = await answer.clone().text();
  const named = text.match(/\/assets\/[\w.~-]+/g) ?? [];
  if (named.length === 0 || named.some((file) => !files.includes(file))) return;
  const kept = await caches.open(KEPT);
  const has = new Set((await kept.keys()).map(({ url }) => new URL(url).pathname));
  for (const file of files) if (!has.has(file)) await kept.add(file);
  await kept.put(PAGE, answer);
  for (const path of has) if (path !== PAGE && !files.includes(path)) await kept.delete(path);
}
