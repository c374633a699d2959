import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPushService } from '../../cms/tests/harness/push-service';
import { apiOf } from '../src/api';
import { look, PHONE, type Visit } from '../src/browser';
import { arrive, leave, openChat, plantChat, plantMessage, sees } from '../src/inbox-steps';
import { signOut } from '../src/steps';
import { useSystem } from '../src/system';

const service = await startPushService();
const system = useSystem({ PUSH_SERVICE_FOR_TESTS: service.url, PUSH_DELAY_SECONDS: '1' });
const device = service.browser();
let rosa: Visit;

/** A browser subscribes at its maker's push service, which no test can reach. It is given one that is here. */
function subscribeAt({ endpoint, keys }: typeof device.subscription) {
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    ).buffer;
  const getKey = (name: PushEncryptionKeyName) => bytes(keys[name]);
  const unsubscribe = () => Promise.resolve(true);
  const subscription = { endpoint, options: {}, getKey, unsubscribe };
  PushManager.prototype.subscribe = () => Promise.resolve(subscription as never);
}

beforeAll(async () => {
  rosa = await arrive(system, 'rosa', { viewport: PHONE });
  await rosa.context.grantPermissions(['notifications'], { origin: system.portal.url });
  await rosa.context.addInitScript(subscribeAt, device.subscription);
});
afterAll(async () => {
  await leave(rosa);
  await service.stop();
});

/** What the service worker shows on the screen of the device. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    const all = await worker.getNotifications();
    return all.map(({ title, tag }) => ({ title, tag }));
  });

/** Hands what arrived at the push service to the service worker, as the browser does. */
async function deliver(page: Page, data: object) {
  const devtools = await rosa.context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: system.portal.url,
    registrationId: await registered,
    data: JSON.stringify(data),
  });
  await devtools.detach();
}

it('a member turns push notifications on, and a test arrives', async () => {
  const { page } = rosa;
  await page.goto('/profile/notifications');
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await page.getByText('On for this device', { exact: true }).waitFor();
  await look(page, 'inbox-push-on-phone');
  await page.getByRole('button', { name: 'Send test notification' }).click();
  await expect.poll(() => device.received.map(({ title }) => title)).toEqual(['Test notification']);
});

it('a message of a closed portal shows on the device, and goes once its chat is read', async () => {
  const { page } = rosa;
  await page.goto('about:blank');
  const [own, sam] = [
    await apiOf(system.portal.url, 'rosa'),
    await apiOf(system.portal.url, 'sam'),
  ];
  const chatId = await plantChat(sam, [own.id], 'Evening walks');
  await plantMessage(sam, chatId, 'Moss has eaten');
  // Something else of the day may be pushed as well, such as a reminder.
  const ofChat = () => device.received.filter(({ tag }) => tag === `chat-${chatId}`);
  await expect.poll(() => ofChat().length).toBe(1);
  const { headers: _, ...message } = ofChat()[0] ?? { headers: {} };
  expect(message).toMatchObject({ title: 'New message from Sam Delgado' });
  await page.goto('/help');
  await deliver(page, message);
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'New message from Sam Delgado', tag: `chat-${chatId}` }]);
  await openChat(page, chatId);
  await sees(page, 'Moss has eaten');
  await expect.poll(() => shown(page)).toEqual([]);
});

it('an edit that mentions the member is shown again in place of what the device shows', async () => {
  const { page } = rosa;
  const [own, sam, theo] = [
    await apiOf(system.portal.url, 'rosa'),
    await apiOf(system.portal.url, 'sam'),
    await apiOf(system.portal.url, 'theo'),
  ];
  // With a window open it would wait until its member has left it.
  await page.goto('about:blank');
  const chatId = await plantChat(sam, [own.id, theo.id], 'Morning walks');
  const tag = `chat-${chatId}`;
  /** Whether the device shows this, once it is the newest that arrived for it. */
  const arrivesAs = async (title: string) => {
    const newest = () => device.received.findLast((one) => one.tag === tag);
    await expect.poll(() => newest()?.title, { timeout: 90_000 }).toBe(title);
    const { headers: _, ...push } = newest() ?? { headers: {} };
    await page.goto('/help');
    await deliver(page, push);
    await expect.poll(() => shown(page)).toContainEqual({ title, tag });
    await page.goto('about:blank');
  };
  const { message } = await plantMessage(sam, chatId, 'Who has the key?');
  await arrivesAs('New message from Sam Delgado');
  const content = 'Who has the key, @Rosa Marchetti?';
  await sam.patch(`/inbox/chats/${chatId}/messages/${message.id}`, { content });
  await arrivesAs('Sam Delgado mentioned you');
  // Without newer messages nothing else has changed.
  const [first, second, ...others] = device.received.filter((one) => one.tag === tag);
  expect([first?.upTo, second?.upTo, others]).toEqual([message.id, message.id, []]);
});

it('signing out ends push notifications on the device', async () => {
  const { page } = rosa;
  const own = await apiOf(system.portal.url, 'rosa');
  const devices = async () =>
    (await own.get<{ devices: unknown[] }>('/notifications/push')).devices.length;
  expect(await devices()).toBe(1);
  await page.goto('/');
  await signOut(page);
  await expect.poll(devices).toBe(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hearthside.push'))).toBeNull();
});
