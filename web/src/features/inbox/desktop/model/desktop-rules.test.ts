import type { ChatMember } from '@hearthside/contract/inbox/fields';
import { describe, expect, it } from 'vitest';
import { desktopWords, isWorthAsking, isWorthNotifying } from './desktop-rules';

const theo: ChatMember = {
  user: {
    id: 3,
    firstName: 'Theo',
    lastName: 'Okafor',
    role: 'trustee',
    verified: true,
    profilePicture: null,
  },
  office: false,
  readUpTo: 0,
};
const told = { notifications: true, mutedUntil: null, readUpTo: 40 };
const message = { id: 41, senderId: 3, mentions: [] };
const toRosa = { ...message, mentions: [{ memberId: 7, name: 'Rosa Marchetti' }] };

describe('a desktop notification', () => {
  it('is shown if the member wants notifications for the chat', () => {
    expect(isWorthNotifying(told, message, 7)).toBe(true);
    expect(isWorthNotifying({ ...told, notifications: false }, message, 7)).toBe(false);
  });
  it('is shown again once the time of a muted chat is over', () => {
    const until = (mutedUntil: string) => ({ ...told, notifications: false, mutedUntil });
    expect(isWorthNotifying(until('2999-01-01T00:00:00Z'), message, 7)).toBe(false);
    expect(isWorthNotifying(until('2001-01-01T00:00:00Z'), message, 7)).toBe(true);
  });
  it('of a message that mentions the member is shown also if they want none for the chat', () => {
    const muted = { ...told, notifications: false };
    expect(isWorthNotifying(muted, toRosa, 7)).toBe(true);
    expect(isWorthNotifying(muted, toRosa, 8)).toBe(false);
    expect(isWorthNotifying({ ...muted, readUpTo: 41 }, toRosa, 7)).toBe(false);
  });
  it('is never shown to the sender, nor for a message that was read on another device', () => {
    expect(isWorthNotifying(told, message, 3)).toBe(false);
    expect(isWorthNotifying({ ...told, readUpTo: 41 }, message, 7)).toBe(false);
  });
});

it('a member is asked about desktop notifications once a message was missed, and never after a decision', () => {
  expect(isWorthAsking('default', 'unset', true)).toBe(true);
  expect(isWorthAsking('default', 'unset', false)).toBe(false);
  expect(isWorthAsking('default', 'off', true)).toBe(false);
  expect(isWorthAsking('granted', 'unset', true)).toBe(false);
  expect(isWorthAsking('denied', 'unset', true)).toBe(false);
  expect(isWorthAsking('unsupported', 'unset', true)).toBe(false);
});

describe('the words of a desktop notification', () => {
  const allowed = { viewerId: 7, showsWords: true };
  const say = (name: string | null, content: string, senderId: number | null = 3) =>
    desktopWords({ name, members: [theo] }, { senderId, content, mentions: [] }, allowed);

  it('name the sender, and the chat if it has a name', () => {
    expect(say(null, 'Morning')).toEqual({ title: 'Theo Okafor', body: 'Morning' });
    expect(say('Biscuit’s care team', 'Morning').title).toBe('Theo Okafor · Biscuit’s care team');
    expect(say(null, 'Morning', null).title).toBe('Unknown User');
  });
  it('say that the member was mentioned', () => {
    const title = (name: string | null) =>
      desktopWords({ name, members: [theo] }, { ...toRosa, content: '@Rosa Marchetti?' }, allowed)
        .title;
    expect(title(null)).toBe('Theo Okafor mentioned you');
    expect(title('Walks')).toBe('Theo Okafor mentioned you · Walks');
  });
  it('are the beginning of the message on one line, or say that there is an attachment', () => {
    expect(say(null, 'One\n\ntwo').body).toBe('One two');
    expect(say(null, '').body).toBe('Attachment');
    const long = say(null, '🐕'.repeat(200)).body;
    expect(long.endsWith('🐕…')).toBe(true);
    expect(long).toHaveLength(139);
  });
  it('say only who wrote, and in which group, unless the member allows more', () => {
    const only = (name: string | null, some: object = {}) =>
      desktopWords(
        { name, members: [theo] },
        { ...message, content: 'Her insulin is in the fridge', ...some },
        { viewerId: 7, showsWords: false },
      );
    expect(only(null)).toEqual({ title: 'New message from Theo Okafor', body: '' });
    expect(only('Walks')).toEqual({ title: 'New message from Theo Okafor', body: 'Walks' });
    expect(only('Walks', toRosa)).toEqual({ title: 'Theo Okafor mentioned you', body: 'Walks' });
  });
});
