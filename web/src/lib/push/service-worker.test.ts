import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

const code = readFileSync(new URL('../../../public/sw.js', import.meta.url), 'utf8');

interface Shown {
  tag: string;
  title: string;
  body: string;
  data: { path: string; upTo: number };
  silent: boolean;
  close: () => void;
}

/** The service worker in a browser made for one test, with what is on its screen. */
function browser(windows: { url: string; focused: boolean }[] = []) {
  let shown: Shown[] = [];
  const handlers: Record<string, (event: object) => void> = {};
  const openWindow = vi.fn(() => Promise.resolve());
  const clients = windows.map((window) => ({
    ...window,
    focus: vi.fn(() => Promise.resolve()),
    postMessage: vi.fn(),
  }));
  const self = {
    location: { origin: 'https://portal.example' },
    addEventListener: (name: string, handler: (event: object) => void) => {
      handlers[name] = handler;
    },
    clients: { matchAll: () => Promise.resolve(clients), openWindow },
    registration: {
      getNotifications: ({ tag }: { tag?: string } = {}) =>
        Promise.resolve(shown.filter((one) => tag === undefined || one.tag === tag)),
      showNotification: (title: string, options: Omit<Shown, 'title' | 'close'>) => {
        shown = shown.filter(({ tag }) => tag !== options.tag);
        const one: Shown = { title, ...options, close: () => undefined };
        one.close = () => (shown = shown.filter((other) => other !== one));
        shown.push(one);
        return Promise.resolve();
      },
    },
  };
  new Function('self', code)(self);
  const happen = async (name: string, event: object) => {
    let done: Promise<unknown> = Promise.resolve();
    handlers[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  return {
    shown: () => shown.map(({ tag, title, silent }) => ({ tag, title, silent })),
    push: (said: unknown) => happen('push', { data: { json: () => said } }),
    garbage: () =>
      happen('push', {
        data: {
          json: () => {
            throw new Error('No JSON');
          },
        },
      }),
    press: (path: unknown) =>
      happen('notificationclick', { notification: { close: () => undefined, data: { path } } }),
    openWindow,
    clients,
  };
}

const chat = (id: number, upTo: number, some: object = {}) => ({
  tag: `chat-${id}`,
  title: `Message ${upTo}`,
  body: '',
  path: `/inbox/${id}`,
  upTo,
  ...some,
});

it('the service worker lets a later push notification of a chat take the place of the one before', async () => {
  const { push, shown } = browser();
  await push(chat(4, 17));
  await push(chat(4, 18));
  expect(shown()).toEqual([{ tag: 'chat-4', title: 'Message 18', silent: false }]);
});

it('the service worker leaves what is shown already as it is, without a sound', async () => {
  const { push, shown } = browser();
  await push(chat(4, 18, { title: 'Sam: the gate is open' }));
  await push(chat(4, 18, { title: 'New message from Sam' }));
  expect(shown()).toEqual([{ tag: 'chat-4', title: 'Sam: the gate is open', silent: true }]);
});

it('the service worker says that an edit mentions the member, once, even for a message on the screen', async () => {
  const { push, shown } = browser();
  const mention = { title: 'Sam mentioned you', mentionedAt: 1_800_000_000_000 };
  await push(chat(4, 18));
  await push(chat(4, 18, mention));
  const told = { tag: 'chat-4', title: 'Sam mentioned you' };
  expect(shown()).toEqual([{ ...told, silent: false }]);
  await push(chat(4, 18, { ...mention, title: 'Sam mentioned you (2 new)' }));
  expect(shown()).toEqual([{ ...told, silent: true }]);
  // One that was sent before it and comes after it says nothing new.
  await push(chat(4, 17));
  await push(chat(4, 18));
  expect(shown()).toEqual([{ ...told, silent: true }]);
  await push(chat(4, 18, { title: 'Zoé mentioned you', mentionedAt: 1_800_000_000_001 }));
  expect(shown()).toEqual([{ tag: 'chat-4', title: 'Zoé mentioned you', silent: false }]);
});

it('the service worker closes notifications of chats that were read elsewhere, and no others', async () => {
  const { push, shown } = browser();
  await push(chat(4, 17));
  await push(chat(5, 18));
  await push({ ...chat(0, 1), tag: 'bell-care' });
  await push(chat(6, 19, { keep: ['chat-5', 'chat-6'] }));
  expect(shown().map(({ tag }) => tag)).toEqual(['chat-5', 'bell-care', 'chat-6']);
});

it('the service worker shows something also where a push can’t be read', async () => {
  const { garbage, push, shown } = browser();
  await garbage();
  await push({ title: 4 });
  expect(shown().map(({ title }) => title)).toEqual(['Something new in your portal']);
});

it('a pressed notification opens its page in a window that is there, but never in the panel', async () => {
  const panel = { url: 'https://portal.example/admin/content', focused: true };
  const portal = { url: 'https://portal.example/pets', focused: false };
  const { press, clients, openWindow } = browser([panel, portal]);
  await press('/inbox/4?message=17');
  expect(clients[1]?.postMessage).toHaveBeenCalledWith({
    type: 'open',
    path: '/inbox/4?message=17',
  });
  expect(clients[0]?.focus).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it('a pressed notification opens a window if there is none, and only pages of the portal', async () => {
  const { press, openWindow } = browser();
  for (const path of ['/inbox/4', 'https://evil.example/x', '//evil.example', '/admin', 7])
    await press(path);
  expect(openWindow.mock.calls).toEqual([['/inbox/4'], ['/'], ['/'], ['/'], ['/']]);
});
