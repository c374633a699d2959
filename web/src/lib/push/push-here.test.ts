// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setShared } from '../drafts/draft-owner';
import {
  endPushOfOthers,
  isPushHere,
  isShownAbout,
  notePushHere,
  renewedHere,
  showHere,
} from './push-here';

const keys = { p256dh: 'A', auth: 'A' };
const [before, renewed] = ['https://push.example.com/before', 'https://push.example.com/renewed'];
const subscription = {
  endpoint: renewed,
  getKey: () => new Uint8Array(16).buffer,
  unsubscribe: vi.fn(() => Promise.resolve(true)),
};
const shown = { tag: 'chat-4', data: { upTo: 17, mentionedAt: 1000 }, close: vi.fn() };
const showNotification = vi.fn(() => Promise.resolve());

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  const registration = {
    pushManager: { getSubscription: () => Promise.resolve(subscription) },
    getNotifications: () => Promise.resolve([shown]),
    showNotification,
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: () => Promise.resolve(registration),
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    },
  });
  notePushHere(7, { endpoint: before, keys });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

it('push notifications stay on for the member who turned them on here', async () => {
  await endPushOfOthers(7);
  expect(isPushHere()).toBe(true);
  expect(subscription.unsubscribe).not.toHaveBeenCalled();
  expect((await renewedHere(7))?.endpoint).toBe(renewed);
});

it('push notifications of a member who closed the browser without signing out end when another signs in', async () => {
  expect(await renewedHere(8)).toBeUndefined();
  await endPushOfOthers(8);
  expect(isPushHere()).toBe(false);
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  expect(shown.close).toHaveBeenCalledOnce();
});

it('push notifications end once a member says that the computer is shared', async () => {
  setShared(true);
  await endPushOfOthers(7);
  expect(isPushHere()).toBe(false);
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
});

it('a window knows whether its notification is still shown, or a later one in its place', async () => {
  expect(await isShownAbout('chat-4', 17)).toBe(true);
  expect(await isShownAbout('chat-4', 16)).toBe(false);
});

it('a notification of a window records that a mention was shown, so that a push of it makes no sound again', async () => {
  const words = { title: 'Sam', body: '', tag: 'chat-4', path: '/inbox/4', upTo: 18 };
  await showHere({ ...words, mentionedAt: 0 });
  await showHere({ ...words, mentionedAt: 2000 });
  expect(showNotification.mock.calls).toMatchObject([
    ['Sam', { data: { upTo: 18, mentionedAt: 1000 } }],
    ['Sam', { data: { upTo: 18, mentionedAt: 2000 } }],
  ]);
});
