// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ATTENTIVE_MS } from '@/lib/live/attention';
import { rosa } from '@/lib/session/test-tabs';
import { closePortal } from '@/testing/portal';
import { inboxOf } from '../../api/inbox-store';
import { chatWith, said, TestInbox } from '../../list/components/test-inbox';

const LINE = 100;
const BOX = 400;

let inbox: TestInbox;
let chatId = 100;
beforeEach(() => {
  // Each test uses a chat that this tab has not opened before.
  chatId += 1;
  inbox = new TestInbox();
  inbox.chats = [chatWith(chatId, { readUpTo: 60 })];
  inbox.messages = Array.from({ length: 60 }, (_, index) =>
    said(index + 1, 2, `Message ${index + 1}`, chatId),
  );
  layOut();
});
afterEach(closePortal);

/** Every line is 100 px high, one below the other, in a box of 400 px. */
function layOut() {
  const linesOf = (box: Element) => [...box.querySelectorAll('[data-line]')];
  const isBox = (element: Element) => element.getAttribute('aria-label') === 'Messages';
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(BOX);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return isBox(this) ? linesOf(this).length * LINE : 0;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const box = this.closest('[aria-label="Messages"]');
    if (!box || isBox(this)) return new DOMRect(0, 0, 300, BOX);
    return new DOMRect(0, linesOf(box).indexOf(this) * LINE - box.scrollTop, 300, LINE);
  });
}

/** A line's position in the thread. The unread mark has no height here. */
function layOutOffsets() {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const lines = [...document.querySelectorAll('[data-line]')];
    const line = this.matches('[data-unread]') ? this.nextElementSibling : this;
    return lines.indexOf(line!) * LINE;
  });
}

async function open() {
  inbox.open(`/inbox/${chatId}`);
  await screen.findByText('Message 60');
  return screen.getByRole('region', { name: 'Messages' });
}
const scrollTo = (box: HTMLElement, top: number) => {
  box.scrollTop = top;
  fireEvent.scroll(box);
};
const topOf = (box: HTMLElement, text: string) => {
  const line = screen.getByText(text).closest('[data-line]');
  return [...box.querySelectorAll('[data-line]')].indexOf(line!) * LINE - box.scrollTop;
};
const comes = (id: number) =>
  act(() => inboxOf(rosa.id).takeMessage(said(id, 2, `Message ${id}`, chatId)));
const told = () => inbox.asked.findLast(({ call }) => call.startsWith('PATCH'))?.body.readUpTo;
const olderAsked = () => inbox.asked.filter(({ query }) => query.has('lastMessageId')).length;

it('a thread opens at the newest message and follows new ones', async () => {
  const box = await open();
  expect(box.scrollTop).toBe(25 * LINE);
  comes(61);
  expect(box.scrollTop).toBe(26 * LINE);
  expect(screen.queryByRole('button', { name: /Jump to latest/ })).toBeNull();
});

it('a thread loads older messages near the top, and the view does not move', async () => {
  const box = await open();
  expect(olderAsked()).toBe(0);
  scrollTo(box, 50);
  expect(olderAsked()).toBe(0);
  // Nothing is loading, so nothing says so.
  expect(screen.queryByText('Loading older messages...')).toBeNull();
  scrollTo(box, 49);
  expect(screen.getByText('Loading older messages...')).toBeTruthy();
  expect(topOf(box, 'Message 37')).toBe(51);
  await screen.findByText('Message 11');
  expect(topOf(box, 'Message 37')).toBe(51);
  expect(olderAsked()).toBe(1);
});

it('a reader who has scrolled up stays where they are, and can jump down', async () => {
  const box = await open();
  scrollTo(box, 1000);
  expect(screen.getByRole('button', { name: 'Jump to latest' })).toBeTruthy();
  comes(61);
  expect(box.scrollTop).toBe(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Jump to latest (1 unread)' }));
  expect(box.scrollTop).toBe(26 * LINE);
  fireEvent.scroll(box);
  expect(screen.queryByRole('button', { name: /Jump to latest/ })).toBeNull();
});

it('a chat that is opened again marks its unread messages once they are known, and reads none before', async () => {
  inbox.chats = [
    chatWith(chatId, { readUpTo: 60 }),
    chatWith(500, { name: 'Picnic', kind: 'group' }),
  ];
  inbox.open(`/inbox/${chatId}`);
  await screen.findByText('Message 60');
  fireEvent.click(await screen.findByRole('link', { name: /Picnic/ }));
  await screen.findByText('No messages yet', { selector: '[aria-label="Messages"] *' });
  // They arrive while the device is offline.
  for (let id = 61; id <= 70; id += 1) inbox.messages.push(said(id, 2, `Message ${id}`, chatId));
  inbox.chats[0] = chatWith(chatId, { readUpTo: 60, unread: 10 });
  const before = inbox.asked.length;
  fireEvent.click(screen.getByRole('link', { name: /Theo Okafor/ }));
  await screen.findByText('Message 60');
  await screen.findByText('Message 70');
  expect(screen.getByText('10 new messages')).toBeTruthy();
  const told = inbox.asked.slice(before).find(({ call }) => call.startsWith('PATCH'));
  expect(told?.body.readUpTo ?? 0).toBeLessThan(70);
});

it('a thread marks what has arrived when the connection is back, and jumps to where it starts', async () => {
  const box = await open();
  layOutOffsets();
  for (let id = 61; id <= 70; id += 1) inbox.messages.push(said(id, 2, `Message ${id}`, chatId));
  act(() => inboxOf(rosa.id).catchUp(true));
  expect(await screen.findByText('10 new messages')).toBeTruthy();
  expect(box.scrollTop).toBe(25 * LINE - 72);
  await new Promise((done) => setTimeout(done, 1500));
  expect(told() ?? 0).toBeLessThan(70);
  // A reader who watches all the time gets no mark.
  comes(71);
  expect(screen.getByText('10 new messages')).toBeTruthy();
});

it('a chat opens at its first unread message however many there are, and reads only what is visible', async () => {
  layOutOffsets();
  inbox.chats = [chatWith(chatId, { readUpTo: 10, unread: 50 })];
  const box = await open();
  // A view of four lines: the tenth, which was read before, and three new ones.
  expect(topOf(box, 'Message 11')).toBe(72);
  await waitFor(() => expect(told()).toBe(13));
  fireEvent.click(screen.getByRole('button', { name: 'Jump to latest (47 unread)' }));
  // A browser stops scrolling at the last line.
  scrollTo(box, 60 * LINE - BOX);
  const up = await screen.findByRole('button', { name: '43 unread above' });
  await new Promise((done) => setTimeout(done, 600));
  expect(told()).toBe(13);
  fireEvent.click(up);
  fireEvent.scroll(box);
  expect(topOf(box, 'Message 14')).toBe(72);
  await waitFor(() => expect(told()).toBe(16));
});

it('a reader who has jumped to the end can mark everything above as read', async () => {
  inbox.chats = [chatWith(chatId, { readUpTo: 10, unread: 50 })];
  const box = await open();
  scrollTo(box, 60 * LINE - BOX);
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(told()).toBe(60));
  await waitFor(() => expect(screen.queryByText(/unread above/)).toBeNull());
});

it('a thread marks as read what was visible, and nothing below', async () => {
  layOutOffsets();
  inbox.chats = [chatWith(chatId, { readUpTo: 59, unread: 1 })];
  const box = await open();
  await waitFor(() => expect(told()).toBe(60));
  scrollTo(box, 500);
  comes(61);
  await new Promise((done) => setTimeout(done, 1500));
  expect(told()).toBe(60);
  scrollTo(box, 26 * LINE);
  await waitFor(() => expect(told()).toBe(61));
});

it('a message that arrives in an open chat while nobody is there stays unread until they are back', async () => {
  layOutOffsets();
  inbox.chats = [chatWith(chatId, { readUpTo: 59, unread: 1 })];
  const box = await open();
  await waitFor(() => expect(told()).toBe(60));
  const mark = vi.spyOn(inboxOf(rosa.id).reads, 'mark');
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ATTENTIVE_MS);
  comes(61);
  // The thread follows new messages by itself, and a browser stops scrolling at the last line.
  expect(box.scrollTop).toBe(26 * LINE);
  scrollTo(box, 26 * LINE - BOX);
  comes(62);
  expect(box.scrollTop).toBe(27 * LINE);
  scrollTo(box, 27 * LINE - BOX);
  expect(mark).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: 'Shift' });
  now.mockRestore();
  await waitFor(() => expect(told()).toBe(62));
});
