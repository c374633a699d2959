import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

const SOURCE = readFileSync(new URL('../../../boot/early.js', import.meta.url), 'utf8').replace(
  'FIRST_PAGES;',
  "{ files: ['members.js'], members: [0], visitors: [], demo: [], pages: [] };",
);
const MARK = 'hearthside.renewing.';

/** Opens a tab on a device that keeps these values, as far as boot/early.js. */
function openTab(kept: Record<string, string>) {
  const device: Record<string, string> = { 'hearthside.signedIn': '1', ...kept };
  const store = (name: string, value: unknown) =>
    Object.defineProperty(device, name, { value, enumerable: false });
  store('getItem', (key: string) => device[key] ?? null);
  store('setItem', (key: string, value: string) => void (device[key] = value));
  store('removeItem', (key: string) => void delete device[key]);
  const sent: string[] = [];
  let answer: (response: Response) => void = () => undefined;
  const fetch = vi.fn((url: string) => {
    sent.push(url);
    return new Promise<Response>((resolve) => {
      if (url.endsWith('/refresh')) answer = resolve;
    });
  });
  const waiting: (() => unknown)[] = [];
  const request = (_name: string, work: () => unknown) =>
    new Promise((resolve) => {
      waiting.push(() => {
        const done = work();
        resolve(done);
        return done;
      });
    });
  const document = {
    createElement: () => ({}),
    head: { appendChild: ({ href }: { href: string }) => void sent.push(href) },
  };
  const window = { fetch, Promise, URLSearchParams };
  runInNewContext(SOURCE, {
    ...{ window, fetch, document, localStorage: device, location: { pathname: '/', search: '' } },
    ...{ navigator: { locks: { request } }, URLSearchParams, Response, Promise, Date, Math },
    ...{ JSON, Object, Number, setTimeout: () => undefined, encodeURIComponent },
  });
  const marks = () => Object.keys(device).filter((key) => key.startsWith(MARK));
  return {
    sent,
    marks,
    waiting,
    answer: () => answer(new Response('{"accessToken":"a"}')),
  };
}

it('a tab that opens renews the session at once, before the files of its page', async () => {
  const { sent, marks, waiting, answer } = openTab({});
  expect(sent).toEqual(['/api/settings', '/api/auth/refresh', '/assets/members.js']);
  expect(marks()).toHaveLength(1);
  // It takes the lock as well, and holds it until it is answered.
  expect(waiting).toHaveLength(1);
  const held = waiting[0]?.() as Promise<void>;
  answer();
  await held;
  expect(marks()).toEqual([]);
});

it('a tab that opens while another renews waits for the lock, and leaves the other’s mark', async () => {
  const other = { [`${MARK}other`]: String(Date.now() - 30_000) };
  const { sent, marks, waiting, answer } = openTab(other);
  expect(sent).not.toContain('/api/auth/refresh');
  waiting[0]?.();
  expect(sent).toContain('/api/auth/refresh');
  answer();
  await vi.waitFor(() => expect(marks()).toEqual([`${MARK}other`]));
});

it('a tab that was closed while it renewed holds nobody up after a minute', () => {
  const { sent, marks } = openTab({ [`${MARK}closed`]: String(Date.now() - 61_000) });
  expect(sent).toContain('/api/auth/refresh');
  expect(marks()).not.toContain(`${MARK}closed`);
});
