import { expect, it } from 'vitest';
import { chatPushWords, type NotifiedMessage } from './push-words';

const sam = (what: string, some: Partial<NotifiedMessage> = {}): NotifiedMessage => ({
  id: 1,
  senderId: 2,
  who: 'Sam Delgado',
  what,
  mentions: false,
  ...some,
});
const zoe = (what: string) => sam(what, { senderId: 3, who: 'Zoé Hart' });

it('a notification says who wrote, and not what, unless the member allows it', () => {
  expect(chatPushWords([sam('The gate is open')], '', false)).toEqual({
    title: 'New message from Sam Delgado',
    body: '',
  });
  expect(chatPushWords([sam('The gate is open')], '', true)).toEqual({
    title: 'Sam Delgado',
    body: 'The gate is open',
  });
});

it('a notification of a group names the group', () => {
  expect(chatPushWords([sam('Hi')], 'Walks', false)).toEqual({
    title: 'New message from Sam Delgado',
    body: 'Walks',
  });
  expect(chatPushWords([sam('Hi')], 'Walks', true).title).toBe('Sam Delgado · Walks');
});

it('a notification of a mention says so', () => {
  const mention = sam('@Rosa', { mentions: true });
  expect(chatPushWords([mention], '', false).title).toBe('Sam Delgado mentioned you');
  expect(chatPushWords([mention], '', true).title).toBe('Sam Delgado mentioned you');
});

it('a notification says that the member was mentioned even if newer messages do not', () => {
  const mention = sam('@Rosa', { mentions: true });
  expect(chatPushWords([zoe('c'), mention, zoe('a')], 'Walks', false)).toEqual({
    title: 'Sam Delgado mentioned you (3 new)',
    body: 'Walks',
  });
  expect(chatPushWords([zoe('c'), mention, zoe('a')], 'Walks', true)).toEqual({
    title: 'Sam Delgado mentioned you (3 new) · Walks',
    body: 'Sam Delgado: @Rosa',
  });
  expect(chatPushWords([sam('b'), mention], '', true).body).toBe('@Rosa');
});

it('several messages are counted, and named by their sender if there is only one', () => {
  expect(chatPushWords([sam('b'), sam('a')], '', false).title).toBe(
    '2 new messages from Sam Delgado',
  );
  expect(chatPushWords([zoe('c'), sam('b')], 'Walks', false)).toEqual({
    title: '2 new messages',
    body: 'Walks',
  });
  expect(chatPushWords([zoe('c'), sam('b')], 'Walks', true)).toEqual({
    title: 'Zoé Hart (2 new) · Walks',
    body: 'Zoé Hart: c',
  });
});
