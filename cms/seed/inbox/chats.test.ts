import { describe, expect, it } from 'vitest';
import { can, canSeeUnverified } from '@hearthside/contract/access';
import { CHAT_NAME_MAX, MESSAGE_MAX, MESSAGES_PAGE } from '@hearthside/contract/inbox/fields';
import { CHAT_FILES_MAX, chatFileKind } from '@hearthside/contract/inbox/file';
import { DELETED, TRUSTS } from '../happenings';
import { PEOPLE } from '../people';
import { personOf } from '../pets/people-around';
import { paperDates } from '../pets/pet-dates';
import { foundedAt } from '../seed-happenings';
import { joinedAt, nickname } from '../seed-members';
import { petCalled, petPaperCalled } from './inbox-files';
import { INBOX_PAPERS } from './inbox-papers';
import { petPhotoSvg, sceneSvg } from './photos/photo';
import { seatState } from './seat-state';
import { scriptedChats, wantedFiles, type ScriptedChat } from './scripted-chats';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 14);
const CHATS = scriptedChats(NOW);
const ADMINS = PEOPLE.filter(({ role }) => role === 'admin').map(nickname);

/** The members who were picked for a chat or are assigned to its trust. */
const peopleOf = ({ trust, opener, picked = [] }: ScriptedChat): readonly string[] =>
  trust === undefined
    ? [opener ?? '', ...picked]
    : (TRUSTS.find(({ name }) => name === trust)?.people ?? []);
const titleOf = (chat: ScriptedChat) => chat.trust ?? chat.name ?? peopleOf(chat).join(' and ');
const called = CHATS.map((chat) => [titleOf(chat), chat] as const);

const hasInbox = (who: string) => {
  const { role, state } = personOf(who);
  return can({ role, verified: state === 'verified' || state === 'deleted' }, 'inbox');
};

describe('the demo’s chats', () => {
  it('are many and of all kinds', () => {
    expect(CHATS.length).toBeGreaterThanOrEqual(30);
    expect(CHATS.flatMap(({ trust }) => trust ?? [])).toEqual(TRUSTS.map(({ name }) => name));
    expect(CHATS.filter(({ closed }) => closed)).toHaveLength(1);
    expect(CHATS.filter(({ ended }) => ended)).toHaveLength(1);
    const lengths = CHATS.map(({ messages }) => messages.length);
    expect(Math.min(...lengths)).toBe(2);
    expect(Math.max(...lengths)).toBeGreaterThan(10 * MESSAGES_PAGE);
  });

  it('are with nobody twice', () => {
    const groups = CHATS.filter(({ trust }) => trust === undefined).map((chat) =>
      [...peopleOf(chat)].sort().join(),
    );
    expect(new Set(groups).size).toBe(groups.length);
  });

  it('show every kind of file', () => {
    const kinds = new Set([...wantedFiles(CHATS).values()].map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['portrait', 'photo', 'paper', 'film']));
  });

  it('include one that staff has opened to somebody who is not verified', () => {
    const guests = CHATS.flatMap((chat) => peopleOf(chat).filter((who) => !hasInbox(who)));
    expect(guests.filter((who) => personOf(who).state === 'waiting')).toEqual(['dorothy']);
  });

  // Whenever the demo is started, including leap days and around midnight.
  it.each([
    Date.UTC(2026, 0, 1, 0, 0, 20),
    Date.UTC(2028, 1, 29, 12),
    Date.UTC(2027, 5, 13, 23, 59, 50),
    Date.UTC(2026, 10, 21, 3, 10),
  ])('are in order and in the past at %i', (now) => {
    for (const chat of scriptedChats(now)) {
      const times = chat.messages.map(({ at }) => at.getTime());
      expect(
        [...times].sort((a, b) => a - b),
        titleOf(chat),
      ).toEqual(times);
      expect(times.at(-1) ?? 0, titleOf(chat)).toBeLessThan(now);
      for (const { at, who } of chat.messages) {
        expect(at.getTime(), who).toBeGreaterThan(joinedAt(personOf(who), now).getTime() + DAY);
      }
    }
  });

  it('speak of today, of yesterday and of days before', () => {
    const last = CHATS.flatMap(
      ({ messages }) => messages.at(-1)?.at.toISOString().slice(0, 10) ?? [],
    );
    expect(new Set(last).size).toBeGreaterThan(5);
    expect(last).toContain('2026-11-21');
    expect(last).toContain('2026-11-20');
  });
});

describe.each(called)('%s', (_called, chat) => {
  it('is by people who may', () => {
    const { trust, opener = '', picked = [], name } = chat;
    if (trust !== undefined) {
      expect([opener, picked, name]).toEqual(['', [], undefined]);
      return;
    }
    expect(ADMINS).not.toContain(opener);
    expect(hasInbox(opener)).toBe(true);
    expect((name ?? '').length).toBeLessThanOrEqual(CHAT_NAME_MAX);
    expect(name !== undefined).toBe(picked.length > 1);
    const { role } = personOf(opener);
    const staff = canSeeUnverified({ role, verified: true });
    for (const who of picked) expect(hasInbox(who) || staff, who).toBe(true);
  });

  it('is written by its people and by admins, since they are there', () => {
    const people = [...peopleOf(chat), ...ADMINS];
    for (const { at, who, text } of chat.messages) {
      expect(people, text).toContain(who);
      expect(hasInbox(who) || who === 'dorothy', who).toBe(true);
      if (chat.trust === undefined || ADMINS.includes(who)) continue;
      const assigned = Math.max(
        foundedAt(chat.trust, NOW).getTime() + 6 * 3_600_000,
        joinedAt(personOf(who), NOW).getTime() + 2 * DAY,
      );
      expect(at.getTime(), text).toBeGreaterThan(assigned);
    }
    if (chat.trust === undefined) expect(chat.messages[0]?.who).toBe(chat.opener);
    const gone = chat.messages.filter(({ who }) => who === DELETED.who);
    for (const { at } of gone) expect(at.getTime()).toBeLessThan(NOW - DELETED.daysAgo * DAY);
  });

  it('has messages as they can be sent', () => {
    for (const { text, files } of chat.messages) {
      expect(text.length).toBeLessThanOrEqual(MESSAGE_MAX);
      expect(files.length).toBeLessThanOrEqual(CHAT_FILES_MAX);
      expect(text !== '' || files.length > 0).toBe(true);
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/[{}—–"`]|\w'\w/u);
    }
  });

  it('shows files there are, after their day', () => {
    const wanted = wantedFiles([chat]);
    for (const { at, files } of chat.messages) {
      for (const file of files) {
        const { kind, of, time } = wanted.get(file) ?? { kind: '', of: '', time: 0 };
        const type = { portrait: 'image', photo: 'image', paper: 'document', film: 'video' }[
          file.kind
        ];
        expect(chatFileKind({ type: '', name: file.title }), file.title).toBe(type);
        if (kind === 'portrait') {
          const { look } = petCalled(of);
          expect(look && petPhotoSvg(look, time), of).not.toMatch(/NaN|undefined/);
        }
        if (kind === 'photo') expect(sceneSvg(of), of).not.toMatch(/NaN|undefined/);
        if (kind !== 'paper') continue;
        const ofPet = petPaperCalled(of);
        const date = ofPet
          ? paperDates(ofPet.pet, ofPet.kind, NOW).of
          : INBOX_PAPERS[of]?.(NOW).date;
        expect(date?.getTime() ?? Infinity, of).toBeLessThan(at.getTime());
        if (ofPet) expect(ofPet.pet.papers, of).toContain(ofPet.kind);
      }
    }
  });

  it('is left unread only by people in it, and never before their own words', () => {
    const { unread = {}, muted = [], told = [], closed, ended } = chat;
    const people = [...peopleOf(chat), ...ADMINS];
    const sent = chat.messages.map(({ at, who }, id) => ({
      id,
      senderId: people.indexOf(who),
      at,
    }));
    for (const [who, count] of Object.entries(unread)) {
      expect(people).toContain(who);
      expect(seatState(sent, people.indexOf(who), { unread: count }).unread).toBe(count);
    }
    for (const who of [...muted, ...told]) expect(people).toContain(who);
    for (const who of told) expect(ADMINS).toContain(who);
    const last = chat.messages.at(-1)?.at.getTime() ?? 0;
    for (const one of [closed, ended]) {
      if (one) expect(last + one.hoursLater * 3_600_000).toBeLessThan(NOW);
    }
    if (ended) expect(ADMINS).toContain(ended.by);
    if (closed) expect(peopleOf(chat)).toContain(closed.by);
  });
});
