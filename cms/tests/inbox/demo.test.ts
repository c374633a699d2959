import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { can, type Role } from '@hearthside/contract/access';
import { lookup } from '../../src/text/normalize';
import { peopleKeyOf } from '../../src/api/inbox/data/starting';
import { db } from '../harness/database';
import { server } from '../harness/shared';

// The demo fills the inbox by whole rows; they must be what the services would have left.
interface ChatRow {
  id: number;
  kind: string;
  name: string | null;
  search_key: string | null;
  people_key: string | null;
  trust_id: number | null;
  opener_id: number | null;
  last_message_id: number | null;
  active_at: string;
  created_at: string;
  ended_at: string | null;
  ended_by: string | null;
}
interface SeatRow {
  id: number;
  chat_id: number;
  member_id: number;
  office: boolean;
  guest: boolean;
  notifications: boolean;
  read_up_to: number;
  unread: number;
  unread_since: string | null;
  mailed_up_to: number;
  active_at: string;
  closed_at: string | null;
}
interface MessageRow {
  id: number;
  chat_id: number;
  sender_id: number;
  client_id: string;
  content: string;
  created_at: string;
  updated_at: string;
}

const time = (moment: string | null) => (moment === null ? null : new Date(moment).getTime());
let chats: ChatRow[];
let seats: Map<number, SeatRow[]>;
let messages: Map<number, MessageRow[]>;
let admins: number[];
let demo: Map<number, { id: number; verified: boolean; type: Role }>;

const by = <Row extends { chat_id: number }>(rows: Row[]) => {
  const found = new Map<number, Row[]>(chats.map(({ id }) => [id, []]));
  for (const row of rows) found.get(row.chat_id)?.push(row);
  return found;
};
const seatsOf = ({ id }: ChatRow) => seats.get(id) ?? [];
const messagesOf = ({ id }: ChatRow) => messages.get(id) ?? [];
/** Those who are in a chat in their own right. */
const ownOf = (chat: ChatRow) => seatsOf(chat).filter(({ office }) => !office);

beforeAll(async () => {
  const members = await db('up_users as u')
    .join('up_roles as r', 'r.id', 'u.role_id')
    .where('u.email', 'like', '%@hearthside.example')
    .select('u.id', 'u.verified', 'r.type');
  demo = new Map(members.map((member) => [member.id, member]));
  admins = members.filter(({ type }) => type === 'admin').map(({ id }) => id);
  const others = [...demo.keys()].filter((id) => !admins.includes(id));
  // Other tests have chats of their own, with people of their own.
  chats = await db('inbox_chats as c')
    .whereIn('c.opener_id', others)
    .orWhereIn(
      'c.trust_id',
      db('trust_assignments').whereIn('member_id', others).select('trust_id'),
    )
    .orWhereIn('c.trust_id', db('trusts').where('name', 'Tanaka Sanctuary Trust').select('id'))
    .orderBy('c.id')
    .select('c.*');
  const ids = chats.map(({ id }) => id);
  seats = by(await db('inbox_seats').whereIn('chat_id', ids).orderBy('id'));
  messages = by(await db('inbox_messages').whereIn('chat_id', ids).orderBy('id'));
});

describe('the demo’s chats', () => {
  it('are there, and one of them has many pages', () => {
    expect(chats.length).toBeGreaterThanOrEqual(35);
    expect(chats.filter(({ kind }) => kind === 'trust')).toHaveLength(5);
    expect(Math.max(...chats.map((chat) => messagesOf(chat).length))).toBeGreaterThan(280);
  });

  it('are named and keyed as the service names and keys them', () => {
    for (const chat of chats) {
      const { kind, name, search_key: searchKey, people_key: peopleKey } = chat;
      const own = ownOf(chat).map(({ member_id: id }) => id);
      if (kind === 'trust') {
        expect([name, searchKey, peopleKey, chat.opener_id]).toEqual([null, null, null, null]);
        expect(chat.trust_id).not.toBeNull();
        continue;
      }
      expect(kind).toBe(own.length === 2 ? 'direct' : 'group');
      expect(searchKey).toBe(name === null ? null : lookup(name));
      expect(name === null).toBe(kind === 'direct');
      expect(peopleKey).toBe(chat.ended_at === null ? peopleKeyOf(own) : null);
      expect(own[0]).toBe(chat.opener_id);
      expect(admins).not.toContain(chat.opener_id);
    }
  });

  it('know their last message and when it was', () => {
    for (const chat of chats) {
      const last = messagesOf(chat).at(-1);
      expect(chat.last_message_id).toBe(last?.id ?? null);
      expect(time(chat.active_at)).toBe(time(last?.created_at ?? chat.created_at));
      expect(time(chat.created_at)).toBeLessThan(time(chat.active_at) ?? 0);
    }
  });

  it('have messages whose ids grow with time, each of somebody who is in the chat', () => {
    for (const chat of chats) {
      const own = messagesOf(chat);
      const times = own.map(({ created_at: at }) => time(at) ?? 0);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.at(-1)).toBeLessThan(Date.now());
      const seated = new Set(seatsOf(chat).map(({ member_id: id }) => id));
      for (const message of own) {
        expect(seated).toContain(message.sender_id);
        expect(message.client_id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
        expect(time(message.updated_at)).toBe(time(message.created_at));
      }
    }
  });

  it('have every admin in them, by office and quiet unless somebody picked them', () => {
    let quiet = 0;
    for (const chat of chats) {
      const all = seatsOf(chat);
      expect(all.map(({ member_id: id }) => id)).toEqual(expect.arrayContaining(admins));
      // Admins whom other tests have made sit there too.
      const byOffice = all.filter(({ office, member_id: id }) => office && demo.has(id));
      for (const { member_id: id } of byOffice) expect(admins).toContain(id);
      quiet += byOffice.filter(({ notifications }) => !notifications).length;
    }
    expect(quiet).toBeGreaterThan(50);
  });

  it('have everyone who is assigned to a trust in its chat, and nobody else', async () => {
    for (const chat of chats.filter(({ kind }) => kind === 'trust')) {
      const assigned: number[] = await db('trust_assignments')
        .where({ trust_id: chat.trust_id })
        .pluck('member_id');
      const own = ownOf(chat).map(({ member_id: id }) => id);
      expect(own.sort()).toEqual(assigned.sort());
    }
  });

  it('have people without an inbox: a guest who is not verified, and people of a trust', () => {
    const guests = chats
      .flatMap(seatsOf)
      .flatMap(({ guest, member_id: id }) => (guest ? (demo.get(id) ?? []) : []));
    expect(guests.map(({ verified }) => Boolean(verified))).toEqual([false]);
    const withoutInbox = chats
      .filter(({ kind }) => kind === 'trust')
      .flatMap(ownOf)
      .flatMap(({ member_id: id }) => demo.get(id) ?? [])
      .filter(({ type, verified }) => !can({ role: type, verified: Boolean(verified) }, 'inbox'));
    expect(withoutInbox.length).toBeGreaterThan(0);
  });

  it('were closed by one member, and ended by one admin under their name', () => {
    const ended = chats.filter(({ ended_at: at }) => at !== null);
    expect(ended.map(({ ended_by: name }) => name)).toEqual(['Jonas Reyes']);
    const closed = chats.flatMap(seatsOf).filter(({ closed_at: at }) => at !== null);
    expect(closed.map(({ chat_id: id }) => id === ended[0]?.id).sort()).toEqual([false, true]);
    for (const seat of closed) {
      expect([seat.unread, time(seat.closed_at) ?? 0]).toEqual([0, expect.any(Number)]);
      expect(time(seat.closed_at)).toBeGreaterThan(time(seat.active_at) ?? Infinity);
    }
  });
});

it('every seat counts what its holder has not read, and nobody will be mailed about it', () => {
  let unread = 0;
  for (const chat of chats) {
    const all = messagesOf(chat);
    for (const seat of seatsOf(chat)) {
      const who = `seat ${seat.id} of chat ${chat.id}`;
      const others = all.filter(({ sender_id: id }) => id !== seat.member_id);
      const left = others.filter(({ id }) => id > seat.read_up_to);
      expect(seat.unread, who).toBe(left.length);
      expect(time(seat.unread_since), who).toBe(time(left[0]?.created_at ?? null));
      const sent = all.findLast(({ sender_id: id }) => id === seat.member_id)?.id ?? 0;
      expect(seat.read_up_to, who).toBeGreaterThanOrEqual(sent);
      expect([0, ...all.map(({ id }) => id)], who).toContain(seat.read_up_to);
      expect(seat.mailed_up_to, who).toBe(chat.last_message_id ?? 0);
      expect(time(seat.active_at), who).toBe(time(chat.active_at));
      unread += seat.unread;
    }
  }
  expect(unread).toBeGreaterThan(20);
});

it('every file is of its message and has its bytes', async () => {
  const files = await db('inbox_files as a')
    .join('inbox_messages as m', 'm.id', 'a.message_id')
    .join('portal_files as f', 'f.id', 'a.file_id')
    .leftJoin('portal_files as p', 'p.id', 'a.preview_id')
    .whereIn('a.chat_id', [...messages.keys()])
    .select({ kind: 'a.kind', title: 'a.title', width: 'a.width', height: 'a.height' })
    .select({ chatId: 'a.chat_id', ofChat: 'm.chat_id', uploader: 'a.uploader_id' })
    .select({ sender: 'm.sender_id', owner: 'f.owner_id', key: 'f.key', size: 'f.size' })
    .select({ previewKey: 'p.key', previewSize: 'p.size', stored: 'f.title', mime: 'f.mime' })
    .select({ at: 'a.created_at', sentAt: 'm.created_at', keptAt: 'f.created_at' });
  const kinds = new Set(files.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['image', 'document', 'video']));
  expect(files.length).toBeGreaterThan(30);
  const bytesOf = (key: string) => {
    const at = path.join(server.dataDir, 'files', key);
    return existsSync(at) ? statSync(at).size : 0;
  };
  for (const file of files) {
    expect([file.ofChat, file.sender, file.owner], file.title).toEqual([
      file.chatId,
      file.uploader,
      file.uploader,
    ]);
    expect([time(file.at), time(file.keptAt)], file.title).toEqual(
      Array(2).fill(time(file.sentAt)),
    );
    expect(bytesOf(file.key), file.title).toBe(file.size);
    expect(file.stored).toBe(file.title);
    expect(path.extname(file.title), file.title).toBe(path.extname(file.key));
    const isImage = file.kind === 'image';
    expect(file.previewKey !== null && file.width > 0 && file.height > 0).toBe(isImage);
    if (isImage) expect(bytesOf(file.previewKey), file.title).toBe(file.previewSize);
  }
});

it('the demo has the chat of a care team, with messages and cards in the order of their times', async () => {
  const [chat] = await db('inbox_chats as c')
    .join('pets as p', 'p.id', 'c.pet_id')
    .where('p.name', 'Biscuit')
    .whereNotNull('c.last_message_id')
    .select('c.id', 'c.last_message_id');
  const lines: (MessageRow & { event: string | null })[] = await db('inbox_messages')
    .where({ chat_id: chat.id })
    .orderBy('id');
  const written = lines.filter(({ event }) => event === null);
  expect(written.at(-1)?.id).toBe(chat.last_message_id);
  expect(lines.length).toBeGreaterThan(written.length);
  const times = lines.map(({ created_at: at }) => time(at) ?? 0);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  const own = await db('inbox_seats').where({ chat_id: chat.id, office: false });
  expect(own.length).toBeGreaterThan(1);
});
