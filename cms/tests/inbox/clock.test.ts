import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../harness/database';
import { call } from '../harness/http';
import { PDF } from '../harness/pets';
import { unique, type TestMember, type TestSession } from '../harness/members';
import { discard, type Server } from '../harness/server';
import { onPostgres, ownServer } from '../harness/shared';
import { mailUnread, sweep, SWEEPING } from '../harness/sweep';
import { temporaryFiles } from '../harness/temporary';
import { fixture } from './file-kinds';
import { ownInbox } from './own-inbox';
import { unreadMailsOf } from './unread-mails';

type Signed = TestMember & TestSession;
let own: Server;
let into: Knex;
let inbox: ReturnType<typeof ownInbox>;
let mails: ReturnType<typeof unreadMailsOf>;
let admin: Signed;
/** The member who writes. */
let anna: Signed;

/** A server whose clock does what it is asked to. */
beforeAll(async () => {
  own = await ownServer({ env: { ...SWEEPING, SEED_DEMO: 'false' } });
  into = connect(own.info.database);
  inbox = ownInbox(own, into);
  mails = unreadMailsOf(own.info, into);
  admin = await inbox.member({ role: 'admin' });
  anna = await inbox.member({ firstName: 'Anna', lastName: 'Ash' });
});
afterAll(async () => {
  await into.destroy();
  expect(await own.stop()).toBe(0);
  discard(own.info);
});

/** Someone to whom Anna has written, some minutes ago. */
async function writtenTo(minutes: number, texts = ['A secret between us']) {
  const member = await inbox.member();
  const chat = await inbox.start(anna, [member]);
  for (const text of texts) await inbox.say(anna, chat.id, text);
  await mails.waited(member, minutes);
  return { member, chat };
}
describe('the email about unread messages', () => {
  it('has those that mention a member, of a chat whose notifications they have turned off', async () => {
    const [named, other] = [await inbox.member({ firstName: 'Cleo', lastName: 'Dahl' }), anna];
    const bert = await inbox.member({ firstName: 'Bert', lastName: 'Birch' });
    const group = await inbox.start(bert, [named, other], 'Quiet walks');
    await inbox.seat(named, group.id, { notifications: false });
    await inbox.say(bert, group.id, 'To everyone');
    await mails.waited(named, 16);
    expect(await mails.afterRun(named)).toBe(0);
    await inbox.say(bert, group.id, 'To @Cleo Dahl');
    await mails.waited(named, 16);
    expect(await mails.afterRun(named)).toBe(1);
    const { subject, text } = await mails.only(named);
    expect(subject).toContain('1 new message');
    expect(text).toContain('Quiet walks: 1 new message that mentions you');
    expect(text).not.toContain('To @');
  });

  it('says how many and where, for all chats together, and never what', async () => {
    const { member } = await writtenTo(16, ['A secret between us', 'Another secret']);
    const bert = await inbox.member({ firstName: 'Bert', lastName: 'Birch' });
    const group = await inbox.start(bert, [member, anna], 'Walking \u201cBella\u201d & <Max>');
    await inbox.say(bert, group.id, 'A secret of three');
    await mails.waited(member, 16);
    expect(await mails.afterRun(member)).toBe(1);

    const { subject, text, html, to } = await mails.only(member);
    expect([to].flat()[0]?.value[0]?.address).toBe(member.email);
    expect(subject).toMatch(/^You have 3 new messages \u00b7 /);
    expect(text).toContain(`Hello ${member.firstName},`);
    expect(text).toContain('Anna Ash: 2 new messages');
    expect(text).toContain('Walking \u201cBella\u201d & <Max>: 1 new message: http');
    expect(text).toMatch(/http:\/\/127\.0\.0\.1:\d+\/inbox\b|\/inbox\b/);
    expect(html).toContain('&amp; &lt;Max&gt;');
    expect(`${subject}${text}${html}`).not.toMatch(/secret/i);
  });

  it('uses the singular for one message, and names up to five chats', async () => {
    const { member } = await writtenTo(16);
    expect(await mails.afterRun(member)).toBe(1);
    expect((await mails.only(member)).subject).toMatch(/^You have 1 new message \u00b7 /);

    const popular = await inbox.member();
    for (let at = 0; at < 7; at += 1) {
      const friend = await inbox.member({ firstName: 'Friend', lastName: unique('F') });
      await inbox.say(friend, (await inbox.start(friend, [popular])).id);
    }
    await mails.waited(popular, 16);
    expect(await mails.afterRun(popular)).toBe(1);
    const { text, subject } = await mails.only(popular);
    expect(subject).toMatch(/^You have 7 new messages/);
    expect(text?.match(/: 1 new message/g)).toHaveLength(5);
    expect(text).toContain('and 2 more chats');
  });

  it('waits fifteen minutes', async () => {
    const { member } = await writtenTo(14);
    expect(await mails.afterRun(member)).toBe(0);
    await mails.waited(member, 15);
    expect(await mails.afterRun(member)).toBe(1);
  });

  it('is sent once about the same messages, and at most once an hour', async () => {
    const { member, chat } = await writtenTo(16);
    expect(await mails.afterRun(member)).toBe(1);
    expect(await mails.afterRun(member)).toBe(1);
    await mails.mailedAgo(member, 600);
    expect(await mails.afterRun(member)).toBe(1);

    await inbox.say(anna, chat.id);
    await mails.waited(member, 30);
    await mails.mailedAgo(member, 59);
    expect(await mails.afterRun(member)).toBe(1);
    await mails.mailedAgo(member, 61);
    expect(await mails.afterRun(member)).toBe(2);
    expect(await mails.afterRun(member)).toBe(2);
  });

  it('also gives a new message its fifteen minutes if older ones have stayed unread', async () => {
    const { member, chat } = await writtenTo(16);
    expect(await mails.afterRun(member)).toBe(1);
    await mails.waited(member, 600);
    await mails.mailedAgo(member, 590);
    await inbox.say(anna, chat.id, 'Just now');
    expect(await mails.afterRun(member)).toBe(1);
    await mails.waited(member, 15);
    expect(await mails.afterRun(member)).toBe(2);
  });

  it('is not about one\u2019s own messages', async () => {
    const { member } = await writtenTo(16);
    const { id } = await inbox.start(anna, [member, await inbox.member()]);
    await inbox.say(member, id);
    await mails.waited(member, 16);
    expect(await mails.afterRun(anna)).toBe(0);
    expect((await mails.afterRun(member)) && (await mails.only(member)).subject).toMatch(
      /1 new message/,
    );
  });
});

describe('no email is sent', () => {
  it('to a member who has read, even on another device, nor if they mark it as unread', async () => {
    const { member, chat } = await writtenTo(16);
    const read = await inbox.seat(member, chat.id, { readUpTo: 2_147_483_647 });
    expect(await mails.afterRun(member)).toBe(0);
    await inbox.seat(member, chat.id, { unreadFrom: read.chat.readUpTo });
    expect(await mails.afterRun(member)).toBe(0);
    await inbox.say(anna, chat.id);
    await mails.waited(member, 16);
    expect(await mails.afterRun(member)).toBe(1);
  });

  it('about messages that were deleted, and none of them is counted beside others', async () => {
    const { member, chat } = await writtenTo(1);
    const other = await inbox.member();
    await inbox.remove(anna, await inbox.say(anna, chat.id, 'Taken back'));
    await inbox.remove(anna, await inbox.say(anna, (await inbox.start(anna, [other])).id));
    for (const one of [member, other]) await mails.waited(one, 16);
    expect(await mails.afterRun(other)).toBe(0);
    expect((await mails.only(member)).text).toContain('Anna Ash: 1 new message');
  });

  it('about a chat that was closed, until it is written in again', async () => {
    const { member, chat } = await writtenTo(16);
    await inbox.close(member, chat.id);
    expect(await mails.afterRun(member)).toBe(0);
    await inbox.say(anna, chat.id);
    await mails.waited(member, 16);
    expect(await mails.afterRun(member)).toBe(1);
  });

  it('about a chat whose notifications are off', async () => {
    const { member, chat } = await writtenTo(16);
    const loud = await inbox.start(member, [await inbox.member(), anna]);
    await inbox.seat(member, chat.id, { notifications: false });
    expect(await mails.afterRun(member)).toBe(0);
    await inbox.say(anna, loud.id);
    await mails.waited(member, 16);
    expect(await mails.afterRun(member)).toBe(1);
    expect((await mails.only(member)).subject).toMatch(/^You have 1 new message/);
    await mails.mailedAgo(member, 61);
    await inbox.seat(member, chat.id, { notifications: true });
    expect(await mails.afterRun(member)).toBe(2);
  });

  it('to a member who wants none', async () => {
    const { member } = await writtenTo(16);
    expect(await inbox.settings(member, { mailUnread: false })).toMatchObject({
      mailUnread: false,
      unread: 1,
    });
    expect(await mails.afterRun(member)).toBe(0);
    expect(await inbox.settings(member, { mailUnread: true })).toMatchObject({ mailUnread: true });
    expect(await mails.afterRun(member)).toBe(1);
  });

  it.each([
    [
      'is not verified any more',
      'PATCH',
      '/verify',
      { verified: false },
      'PATCH',
      '/verify',
      { verified: true },
    ],
    [
      'has no inbox by their role',
      'PATCH',
      '/role',
      { role: 'user', reason: 'A test' },
      'PATCH',
      '/role',
      { role: 'foster', reason: 'A test' },
    ],
    ['is deleted', 'DELETE', '', undefined, 'POST', '/restore', {}],
  ])('to a member who %s', async (_what, worse, at, lost, better, then, given) => {
    const { member } = await writtenTo(16);
    const change = async (method: string, place: string, body: unknown) => {
      const path = `/users/${member.id}${place}`;
      expect((await call(method, path, { ...inbox.as(admin), body })).status).toBe(200);
      // What that itself mails is not what is counted here.
      await into('portal_mails').where({ to: member.email }).delete();
    };
    await change(worse, at, lost);
    expect(await mails.afterRun(member)).toBe(0);
    await change(better, then, given);
    expect(await mails.afterRun(member)).toBe(1);
  });

  it('to admins about chats they are in by office, but one to those who were picked', async () => {
    const { chat } = await writtenTo(16);
    await mails.waited(admin, 16);
    const { unread } = (await into('inbox_seats')
      .where({ member_id: admin.id, chat_id: chat.id })
      .first()) as { unread: number };
    expect(unread).toBe(1);
    expect(await mails.afterRun(admin)).toBe(0);
    const picked = await inbox.start(anna, [admin]);
    await inbox.say(anna, picked.id);
    await mails.waited(admin, 16);
    expect(await mails.afterRun(admin)).toBe(1);
    expect((await mails.only(admin)).subject).toMatch(/^You have 1 new message/);
  });
});

describe('an email is sent', () => {
  it('to a guest, who has no other inbox', async () => {
    const employee = await inbox.member({ role: 'employee', firstName: 'Emma', lastName: 'Elm' });
    const guest = await inbox.member({ verified: false });
    await inbox.say(employee, (await inbox.start(employee, [guest])).id);
    await mails.waited(guest, 16);
    expect(await mails.afterRun(guest)).toBe(1);
    expect((await mails.only(guest)).text).toContain('Emma Elm: 1 new message');
  });

  it('once, however many callers do it at the same moment', async () => {
    const due: Awaited<ReturnType<typeof writtenTo>>[] = [];
    // One after the other: two processes that write to one SQLite file at once are no case of the portal's.
    for (let at = 0; at < 6; at += 1) due.push(await writtenTo(16));
    await mailUnread(own.info, 5);
    expect(await Promise.all(due.map(({ member }) => mails.count(member)))).toEqual(
      Array(6).fill(1),
    );
  });

  it.skipIf(!onPostgres)('once, if two servers do it', async () => {
    // A folder of its own, so that each server finds a wish of its own there.
    const dataDir = path.join(own.info.dataDir, '..', 'second');
    mkdirSync(dataDir);
    const env = { ...SWEEPING, SEED_DEMO: 'false', DATA_DIR: dataDir };
    const second = await ownServer({ env, after: own.info });
    try {
      const due = await Promise.all(Array.from({ length: 12 }, () => writtenTo(16)));
      await Promise.all([own.info, { dataDir }].map((server) => mailUnread(server, 2)));
      expect(await Promise.all(due.map(({ member }) => mails.count(member)))).toEqual(
        Array(12).fill(1),
      );
    } finally {
      expect(await second.stop()).toBe(0);
    }
  });
});

describe('the nightly sweep', () => {
  const inFolder = (name: string) => readdirSync(path.join(own.info.dataDir, name)).sort();

  it('removes uploads that nobody has sent within a day, completely, and nothing else', async () => {
    const [anna, bert] = [await inbox.member(), await inbox.member()];
    const chat = await inbox.start(anna, [bert]);
    const keep = (bytes: Buffer) => inbox.upload(anna, chat.id, bytes);
    const heic = fixture('small.heic');
    const [fresh, sent, sentLate] = [await keep(heic), await keep(heic), await keep(PDF)];
    const message = await inbox.say(anna, chat.id, '', [sent.id]);
    const before = {
      files: inFolder('files'),
      rows: await into('portal_files').orderBy('id').pluck('key'),
    };
    const [old, older, orphan] = [await keep(heic), await keep(PDF), await keep(PDF)];
    await into('inbox_files').where({ id: orphan.id }).update({ uploader_id: null });
    await inbox.aged(fresh, 23);
    await inbox.aged(sentLate, 100);
    await inbox.say(anna, chat.id, '', [sentLate.id]);
    for (const file of [sent, old]) await inbox.aged(file, 25);
    for (const file of [older, orphan]) await inbox.aged(file, 24 * 400);

    await sweep(own.info);
    expect(inFolder('files')).toEqual(before.files);
    expect(await into('portal_files').orderBy('id').pluck('key')).toEqual(before.rows);
    expect(await into('inbox_files').orderBy('id').pluck('id')).toEqual(
      [fresh, sent, sentLate].map(({ id }) => id),
    );
    for (const { url } of [fresh, sentLate, ...message.attachments]) {
      expect((await inbox.follow(url)).status).toBe(200);
    }
    for (const { url } of [old, older, orphan]) expect((await inbox.follow(url)).status).toBe(404);
    // What was kept can still be sent; what has gone can't.
    await inbox.say(anna, chat.id, '', [fresh.id]);
    await expect(inbox.say(anna, chat.id, '', [old.id])).rejects.toThrow('400');
    expect(temporaryFiles(own.info)).toEqual([]);
  });
});
