// @vitest-environment jsdom
import { defaultChoices } from '@hearthside/contract/notification/endpoints';
import type { PushDevice, PushState } from '@hearthside/contract/notification/push';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { setShared } from '@/lib/drafts/draft-owner';
import { answer, closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { toast } from '@/ui/toast/toast';
import { PushCard } from './push-card';

const device = (id: number, some: Partial<PushDevice> = {}): PushDevice => ({
  id,
  device: 'Firefox on Windows',
  current: false,
  createdAt: '2026-11-20T09:00:00.000Z',
  lastPushAt: null,
  failing: false,
  ...some,
});
const KEY = `B${'A'.repeat(86)}`;
let state: PushState;
let asked: Asked[];
let away: boolean;
/** The browser: what it allows, and what it was asked. */
const browser = { permission: 'default' as NotificationPermission, requestPermission: vi.fn() };
const subscription = {
  endpoint: 'https://push.example.com/abc',
  options: {},
  getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).buffer,
  unsubscribe: vi.fn(() => Promise.resolve(true)),
};
const pushManager = {
  getSubscription: vi.fn(() => Promise.resolve(null)),
  subscribe: vi.fn(() => Promise.resolve(subscription)),
};
const registration = { pushManager, getNotifications: () => Promise.resolve([]) };

function stubBrowser(isSecure = true) {
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('Notification', browser);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
}

beforeEach(() => {
  localStorage.clear();
  state = { publicKey: KEY, devices: [] };
  asked = [];
  away = false;
  browser.permission = 'default';
  browser.requestPermission.mockReset().mockImplementation(() => {
    browser.permission = 'granted';
    return Promise.resolve('granted');
  });
  openPortal((request) => {
    asked.push(request);
    if (request.call === 'GET /api/notifications/push') return answer(state);
    if (away) return noAnswer();
    if (request.call === 'POST /api/notifications/push/devices')
      state = { ...state, devices: [device(1, { current: true }), ...state.devices] };
    if (request.call === 'POST /api/notifications/push/test') return answer({ device: 'Test' });
    const [, id] = /^DELETE \/api\/notifications\/push\/devices\/(\d+)$/.exec(request.call) ?? [];
    if (id) state = { ...state, devices: state.devices.filter((one) => one.id !== Number(id)) };
    return answer(state);
  });
  stubBrowser();
});
afterEach(() => {
  closePortal();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const onChange = vi.fn();
const open = () =>
  render(
    <DataCache>
      <PushCard choices={defaultChoices('Europe/Berlin')} onChange={onChange} />
    </DataCache>,
  );
const sent = (call: string) => asked.filter((one) => one.call === call);

it('the card turns push notifications on, and asks the browser only when it is pressed', async () => {
  open();
  const turnOn = await screen.findByRole('button', { name: 'Turn on for this device' });
  expect(browser.requestPermission).not.toHaveBeenCalled();
  fireEvent.click(turnOn);
  await screen.findByText('On for this device');
  expect(browser.requestPermission).toHaveBeenCalledOnce();
  expect(sent('POST /api/notifications/push/devices').map(({ body }) => body)).toEqual([
    {
      endpoint: 'https://push.example.com/abc',
      keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
    },
  ]);
  expect(localStorage.getItem('hearthside.push')).not.toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Send test notification' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalledTimes(2));
});

it('the card offers nothing on a shared computer, and says why', async () => {
  setShared(true);
  open();
  await screen.findByText(/this is a shared computer/);
  expect(screen.queryByRole('button', { name: 'Turn on for this device' })).toBeNull();
});

it('the card subscribes nothing if the browser refuses, and says how to unblock', async () => {
  browser.requestPermission.mockImplementation(() => {
    browser.permission = 'denied';
    return Promise.resolve('denied');
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on for this device' }));
  await waitFor(() => expect(browser.requestPermission).toHaveBeenCalled());
  fireEvent(window, new Event('focus'));
  await screen.findByText(/are blocked on this device/);
  expect(pushManager.subscribe).not.toHaveBeenCalledTimes(2);
  expect(sent('POST /api/notifications/push/devices')).toEqual([]);
});

it('the card says why a portal without https offers none', async () => {
  stubBrowser(false);
  open();
  await screen.findByText(/need a secure address/);
  expect(screen.queryByRole('button', { name: 'Turn on for this device' })).toBeNull();
});

it('the card says so where push notifications are turned off for the portal', async () => {
  state = { publicKey: null, devices: [] };
  open();
  await screen.findByText('Push notifications are turned off for this portal.');
});

it('the card lists the member’s devices, and removes one', async () => {
  state.devices = [device(1, { current: true, device: 'Chrome' }), device(2, { failing: true })];
  open();
  await screen.findByText('This device');
  expect(screen.getByText(/can’t reach this device/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Remove\s+Firefox on Windows/ }));
  await waitFor(() => expect(screen.queryByText(/can’t reach this device/)).toBeNull());
  expect(sent('DELETE /api/notifications/push/devices/2')).toHaveLength(1);
});

it('the card says if a device could not be removed, and still lists it', async () => {
  state.devices = [device(2)];
  open();
  away = true;
  fireEvent.click(await screen.findByRole('button', { name: /Remove\s+Firefox on Windows/ }));
  await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
  expect(screen.getByText(/On since/)).toBeTruthy();
});

it('the card lets the member choose whether notifications show what messages say', async () => {
  open();
  const toggle = await screen.findByRole('switch', { name: 'Show what messages say' });
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(toggle);
  expect(onChange.mock.calls.at(-1)?.[0](defaultChoices('Europe/Berlin')).pushWords).toBe(true);
});
