import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';

const ORIGIN = 'https://portal.example';
const SOURCE = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8');

type Handler = (event: object) => void;

afterEach(() => vi.useRealTimers());

/** The service worker in a fake browser. `net` is what the network answers, by address. */
function worker() {
  const net = new Map<string, string | number>();
  const asked: string[] = [];
  const stored = new Map<string, Response>();
  const handlers = new Map<string, Handler>();
  const at = (what: string | Request) =>
    new URL(typeof what === 'string' ? what : what.url, ORIGIN).href;
  const reach = (what: string | Request) => {
    const path = at(what).slice(ORIGIN.length);
    asked.push(path);
    const answer = net.get(path);
    if (answer === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    if (answer === 'hangs') return new Promise<Response>(() => undefined);
    const isBad = typeof answer === 'number';
    return Promise.resolve(new Response(isBad ? '' : answer, { status: isBad ? answer : 200 }));
  };
  const cache = {
    match: (what: string | Request) => Promise.resolve(stored.get(at(what))?.clone()),
    keys: () => Promise.resolve([...stored.keys()].map((url) => ({ url }))),
    put: (what: string, answer: Response) => Promise.resolve(void stored.set(at(what), answer)),
    add: async (what: string) => {
      const answer = await reach(what);
      if (!answer.ok) throw new TypeError('Request failed');
      stored.set(at(what), answer);
    },
    delete: (what: string) => Promise.resolve(stored.delete(at(what))),
  };
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler),
  };
  new Function('self', 'caches', 'fetch', SOURCE)(
    self,
    { open: () => Promise.resolve(cache) },
    reach,
  );
  return {
    net,
    asked,
    kept: () => [...stored.keys()].map((url) => url.slice(ORIGIN.length)).sort(),
    keep: async (...files: string[]) => {
      let work: Promise<void> = Promise.resolve();
      const waitUntil = (until: Promise<void>) => (work = until);
      handlers.get('message')?.({ data: { type: 'keep', files }, waitUntil });
      await work;
    },
    /** What the worker answers. Undefined if it leaves the request to the browser. */
    open: async (path: string, mode = 'navigate') => {
      let answer: Promise<Response> | undefined;
      handlers.get('fetch')?.({
        request: { url: ORIGIN + path, method: 'GET', mode, destination: 'document' },
        respondWith: (given: Promise<Response>) => (answer = given),
      });
      return answer && (await answer).text();
    },
  };
}

const page = (version: string) => `<script src="/assets/app-${version}.js"></script>`;

/** A worker that has already visited a portal of this version. */
async function visited(version = '1') {
  const sw = worker();
  sw.net.set('/', page(version));
  for (const file of [`app-${version}`, 'help-1']) sw.net.set(`/assets/${file}.js`, file);
  await sw.keep(`/assets/app-${version}.js`, '/assets/help-1.js', '/api/users/me', '//evil/x');
  return sw;
}

it('the service worker stores the page and its files, and opens them without a connection', async () => {
  const sw = await visited();
  expect(sw.kept()).toEqual(['/', '/assets/app-1.js', '/assets/help-1.js']);
  sw.net.clear();
  expect(await sw.open('/help/emergencies')).toBe(page('1'));
  expect(await sw.open('/assets/app-1.js', 'no-cors')).toBe('app-1');
  await expect(sw.open('/assets/other.js', 'no-cors')).rejects.toThrow();
});

it('the service worker shows the page from the network, and the stored one if a proxy answers with an error', async () => {
  const sw = await visited();
  sw.net.set('/pets', page('2'));
  expect(await sw.open('/pets')).toBe(page('2'));
  sw.net.set('/pets', 502);
  expect(await sw.open('/pets')).toBe(page('1'));
  sw.net.set('/pets', 500);
  expect(await sw.open('/pets')).toBe('');
});

it('the service worker leaves requests for the API, the panel and the players alone', async () => {
  const sw = await visited();
  const before = sw.asked.length;
  for (const path of [
    '/api/users/me',
    '/admin',
    '/player/youtube/x',
    '/donate-widget',
    '/upload/files',
  ])
    expect(await sw.open(path)).toBeUndefined();
  expect(await sw.open('/favicon.svg', 'no-cors')).toBeUndefined();
  expect(sw.asked).toHaveLength(before);
});

it('the service worker replaces the stored portal as a whole, and only from a page of the new version', async () => {
  const sw = await visited();
  sw.net.set('/', page('2')).set('/assets/app-2.js', 'app-2');
  await sw.keep('/assets/app-1.js', '/assets/help-1.js');
  expect(sw.kept()).toContain('/assets/app-1.js');
  await sw.keep('/assets/app-2.js', '/assets/help-1.js');
  expect(sw.kept()).toEqual(['/', '/assets/app-2.js', '/assets/help-1.js']);
});

it('the service worker shows the stored page if the network does not answer for some seconds', async () => {
  const sw = await visited();
  vi.useFakeTimers();
  sw.net.set('/help/emergencies', 'hangs');
  let shown: string | undefined;
  void sw.open('/help/emergencies').then((text) => (shown = text));
  await vi.advanceTimersByTimeAsync(3900);
  expect(shown).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(shown).toBe(page('1'));
});

it('the service worker waits for the network if nothing is stored', async () => {
  vi.useFakeTimers();
  const sw = worker();
  sw.net.set('/pets', 'hangs');
  let ended = false;
  void sw.open('/pets').finally(() => (ended = true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toBe(false);
  sw.net.delete('/pets');
  await expect(sw.open('/pets')).rejects.toThrow();
});

it('the service worker stores the portal even if a file that its page does not name is gone', async () => {
  const sw = worker();
  sw.net.set('/', page('1')).set('/assets/app-1.js', 'app-1').set('/assets/old-1.js', 404);
  await sw.keep('/assets/old-1.js', '/assets/gone-1.js', '/assets/app-1.js');
  expect(sw.kept()).toEqual(['/', '/assets/app-1.js']);
  // If a file that the page names can't be fetched, the new version is not stored.
  sw.net.set('/', page('2')).set('/assets/app-2.js', 503);
  await sw.keep('/assets/app-2.js');
  expect(sw.kept()).toEqual(['/', '/assets/app-1.js']);
});
