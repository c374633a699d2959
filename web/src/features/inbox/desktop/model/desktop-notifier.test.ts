import type { Message } from '@hearthside/contract/inbox/fields';
import { defaultChoices } from '@hearthside/contract/notification/endpoints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser, ME, message } from './test-desktop';

let device: ReturnType<typeof browser>;
beforeEach(() => {
  device = browser();
});

describe('a message that arrives while no window is visible', () => {
  it('is shown once, however many tabs are open and however often it arrives', async () => {
    const tabs = [device.tab(), device.tab(), device.tab()];
    await Promise.all(tabs.map((tab) => tab.message(message(1))));
    await tabs[0]!.message(message(1));
    expect(device.shown).toEqual([
      { title: 'Unknown User', body: 'Message 1', chatId: 5, messageId: 1, open: true },
    ]);
    expect(device.state.asked).toBe(1);
  });

  it('is not shown to its sender, for a muted chat, or if the server is away', async () => {
    const tab = device.tab();
    await tab.message(message(1, 5, ME));
    await tab.message({ ...message(1), event: { type: 'left' } });
    device.state.notifications = false;
    await tab.message(message(2));
    device.state.away = true;
    await tab.message(message(3));
    expect(device.shown).toEqual([]);
  });

  it('is not shown, nor its chat requested, if the member turned it off or the browser forbids it', async () => {
    device.state.choice = 'off';
    await device.tab().message(message(1));
    device.state.choice = 'on';
    device.state.permission = 'denied';
    await device.tab().message(message(2));
    expect(device.shown).toEqual([]);
    expect(device.state.asked).toBe(0);
  });
});

describe('what the member chose about notifications', () => {
  afterEach(() => void vi.useRealTimers());

  it('keeps the words of messages off the screen unless they allowed them', async () => {
    device.state.choices = defaultChoices('Etc/UTC');
    await device.tab().message(message(1));
    expect(device.shown).toMatchObject([{ title: 'New message from Unknown User', body: '' }]);
  });

  it('keeps quiet hours quiet, by the clock of their time zone', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const quiet = { from: '22:00', to: '07:00' };
    device.state.choices = { ...defaultChoices('America/New_York'), quiet };
    vi.setSystemTime('2026-11-04T03:30:00Z');
    await device.tab().message(message(1));
    expect(device.shown).toEqual([]);
    vi.setSystemTime('2026-11-04T12:00:00Z');
    await device.tab().message(message(2));
    expect(device.shown).toHaveLength(1);
  });
});

it('the notifier shows nothing while a window of the portal is visible', async () => {
  device.state.seen = true;
  await device.tab().message(message(1));
  expect(device.shown).toEqual([]);
  expect(device.state.asked).toBe(0);
});

describe('the notifier before the member was asked', () => {
  beforeEach(() => {
    device.state.permission = 'default';
    device.state.choice = 'unset';
  });

  it('records what was missed, and shows nothing', async () => {
    await device.tab().message(message(1));
    expect(device.state.missed).toBe(1);
    expect(device.shown).toEqual([]);
  });

  it('records nothing for a muted chat, the member’s own message, or a visible window', async () => {
    await device.tab().message(message(1, 5, ME));
    device.state.notifications = false;
    await device.tab().message(message(2));
    device.state.notifications = true;
    device.state.seen = true;
    await device.tab().message(message(3));
    expect(device.state.missed).toBe(0);
  });
});

describe('a notification on the screen', () => {
  it('is closed when its chat is read anywhere', async () => {
    const tab = device.tab();
    await tab.message(message(1, 5));
    await tab.message(message(2, 5));
    await tab.message(message(3, 6));
    tab.read(5, 99);
    expect(device.shown.map(({ open }) => open)).toEqual([false, false, true]);
  });

  it('is closed when the session ends', async () => {
    const tab = device.tab();
    await tab.message(message(1, 5));
    await tab.message(message(2, 6));
    tab.end();
    expect(device.shown.every(({ open }) => !open)).toBe(true);
  });
});

it('the notifier shows nothing for a message that arrived as the session ended', async () => {
  const tab = device.tab();
  const notifying = tab.message(message(1, 5));
  tab.end();
  await notifying;
  expect(device.shown).toEqual([]);
});

it('the notifier tolerates a browser that does not show a notification', async () => {
  const tab = device.tab();
  vi.spyOn(device.shown, 'push').mockImplementation(() => {
    throw new TypeError('Illegal constructor');
  });
  await expect(tab.message(message(1))).resolves.toBeUndefined();
  expect(() => tab.read(5, 99)).not.toThrow();
});

describe('a notification of a message that changes', () => {
  const LATER = '2026-11-04T11:00:00.000Z';
  const edited = (id: number, content = 'Edited') => ({
    ...message(id),
    content,
    editedAt: LATER,
    updatedAt: LATER,
  });
  const open = () => device.shown.map((one) => one.open);

  it('does not outlive the words it shows: an edit takes their place, and nothing that of deleted ones', async () => {
    const tab = device.tab();
    for (const id of [1, 2, 3]) await tab.message(message(id));
    await tab.changed(edited(1));
    await tab.changed({ ...message(2), content: '', deletedAt: LATER, updatedAt: LATER });
    expect(open()).toEqual([false, false, true, true]);
    expect(device.shown.at(-1)).toMatchObject({ messageId: 1, body: 'Edited' });
    await tab.changed(edited(1, 'Edited again'));
    expect(open()).toEqual([false, false, true, false, true]);
    expect(device.shown.at(-1)).toMatchObject({ messageId: 1, body: 'Edited again' });
  });

  it('has the words of an edit that came before it was shown, and is not shown of a deleted one', async () => {
    const tab = device.tab();
    await tab.changed(edited(4));
    await tab.message(message(4));
    await tab.changed({ ...message(5), content: '', deletedAt: LATER, updatedAt: LATER });
    await tab.message(message(5));
    expect(device.shown).toMatchObject([{ messageId: 4, body: 'Edited' }]);
  });

  it('is not shown again where the member has closed it, is back, has read it or turned it off', async () => {
    const tab = device.tab();
    await tab.message(message(1));
    device.shown[0]!.open = false;
    await tab.changed(edited(1));
    const after = async (id: number, change: () => void) => {
      await tab.message(message(id));
      change();
      await tab.changed(edited(id));
    };
    await after(2, () => (device.state.seen = true));
    device.state.seen = false;
    await after(3, () => device.chats.set(5, { readUpTo: 3 }));
    await after(4, () => (device.state.choice = 'off'));
    expect(open()).toEqual([false, false, false, false]);
  });

  it('stays after an edit if it shows no words, and says so if the edit mentions the member', async () => {
    device.state.choices = defaultChoices('Etc/UTC');
    const tab = device.tab();
    await tab.message(message(1));
    await tab.changed(edited(1));
    expect(open()).toEqual([true]);
    const mentions: Message['mentions'] = [{ memberId: ME, name: 'Rosa Marchetti' }];
    await tab.changed({ ...edited(1, '@Rosa Marchetti?'), mentions });
    expect(open()).toEqual([false, true]);
    expect(device.shown.at(-1)).toMatchObject({ title: 'Unknown User mentioned you', body: '' });
  });

  it('stays when somebody reacts to it or pins it, also to one that was edited before', async () => {
    const tab = device.tab();
    const reactions: Message['reactions'] = [{ kind: 'love', memberIds: [3] }];
    await tab.message(message(1));
    await tab.changed({ ...message(1), reactions, updatedAt: LATER });
    await tab.changed({ ...message(1), pinnedAt: LATER, pinnedById: 3, updatedAt: LATER });
    await tab.message(edited(2, 'Message 2, edited'));
    await tab.changed({ ...edited(2, 'Message 2, edited'), reactions });
    await tab.changed({ ...message(3), reactions, updatedAt: LATER });
    await tab.message(message(3));
    expect(open()).toEqual([true, true, true]);
  });
});

describe('an edit that newly mentions the member', () => {
  const LATER = '2026-11-04T11:00:00.000Z';
  const mentions: Message['mentions'] = [{ memberId: ME, name: 'Rosa Marchetti' }];
  const mentioning = (id: number, at = LATER) => ({
    ...message(id),
    content: '@Rosa Marchetti?',
    mentions,
    editedAt: at,
    updatedAt: at,
  });
  const titles = () => device.shown.map(({ title, open }) => [title, open]);
  const TOLD = ['Unknown User mentioned you', true];

  it('is told although nothing of the message is on the screen, once across tabs', async () => {
    const [one, two] = [device.tab(), device.tab()];
    device.state.seen = true;
    await Promise.all([one.message(message(1)), two.message(message(1))]);
    device.state.seen = false;
    await Promise.all([two.changed(mentioning(1)), one.changed(mentioning(1))]);
    expect(titles()).toEqual([TOLD]);
    // A tab of later knows nothing of it, and corrects only what it shows itself.
    await device.tab().changed(mentioning(1, '2026-11-04T11:05:00.000Z'));
    expect(titles()).toEqual([TOLD]);
  });

  it('takes the place of the notification that another tab shows, or that was closed', async () => {
    const [one, two] = [device.tab(), device.tab()];
    await one.message(message(1));
    await Promise.all([two.changed(mentioning(1)), one.changed(mentioning(1))]);
    expect(titles()).toEqual([['Unknown User', false], TOLD]);
    await one.message(message(2));
    device.shown.at(-1)!.open = false;
    await one.changed(mentioning(2));
    expect(titles().slice(-2)).toEqual([['Unknown User', false], TOLD]);
  });

  it('is told once while the message itself is being told', async () => {
    const tab = device.tab();
    await Promise.all([tab.message(message(1)), tab.changed(mentioning(1))]);
    await tab.changed(mentioning(2));
    await tab.message(message(2));
    expect(titles()).toEqual([TOLD, TOLD]);
  });

  it('is told in a muted chat, and not where the message is read or mentioned them before', async () => {
    const tab = device.tab();
    device.state.notifications = false;
    await tab.changed(mentioning(1));
    expect(titles()).toEqual([TOLD]);
    device.chats.set(5, { readUpTo: 2 });
    await tab.changed(mentioning(2));
    device.chats.clear();
    device.state.seen = true;
    await tab.message({ ...message(3), mentions });
    device.state.seen = false;
    await tab.changed(mentioning(3));
    // A reaction is no edit.
    await tab.changed({ ...mentioning(4), updatedAt: '2026-11-04T12:00:00.000Z' });
    expect(titles()).toEqual([TOLD]);
  });
});
