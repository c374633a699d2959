import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  defaultChoices,
  type NotificationChoices,
} from '@hearthside/contract/notification/endpoints';
import { CLOCK, moveClock, nowAt } from '../harness/clock';
import { connect } from '../harness/database';
import { patch, put } from '../harness/http';
import { makeMember, openSession, type NewMember } from '../harness/members';
import { mailsTo } from '../harness/outbox';
import { discard, type Server } from '../harness/server';
import { onPostgres, ownServer } from '../harness/shared';
import { mailUnread } from '../harness/sweep';
import { until } from '../harness/until';
import { ownInbox } from '../inbox/own-inbox';
import { unreadMailsOf } from '../inbox/unread-mails';

const NIGHT = { quiet: { from: '22:00', to: '07:00' }, timeZone: 'America/New_York' };
let own: Server;
let into: Knex;

/** A server whose clock is moved. */
beforeAll(async () => {
  own = await ownServer({ env: { ...CLOCK, SEED_DEMO: 'false' } });
  into = connect(own.info.database);
});
afterAll(async () => {
  await into.destroy();
  expect(await own.stop()).toBe(0);
  discard(own.info);
});

async function signedIn(wanted: NewMember = {}) {
  const member = await makeMember({ ...wanted, into });
  return { ...member, ...(await openSession(member.id, own.info, into, nowAt(own.info))) };
}
async function sleeper(choices: Partial<NotificationChoices> = NIGHT) {
  const member = await signedIn({ role: 'caretaker' });
  const body = { ...defaultChoices('UTC'), ...choices };
  const { status } = await put('/notifications/choices', {
    base: own.info.baseUrl,
    token: member.token,
    body,
  });
  expect(status).toBe(200);
  return member;
}
async function changeRole({ id }: { id: number }) {
  const { token } = await signedIn({ role: 'admin' });
  const body = { role: 'foster', reason: 'Asked for it' };
  const reply = await patch(`/users/${id}/role`, { base: own.info.baseUrl, token, body });
  expect(reply.status).toBe(200);
}
const mails = async ({ email }: { email: string }) =>
  (await mailsTo(email, own.info.dataDir)).length;
const mailed = (member: { email: string }) =>
  until('the mail is sent', async () => (await mails(member)) > 0);
const bell = async ({ id }: { id: number }) =>
  (await into('portal_notifications').where({ member_id: id })).length;

// A mail waits by the database’s clock, and PostgreSQL’s can’t be moved.
describe.skipIf(onPostgres).each([
  // In New York: in the night in which clocks go forward, in which they go back, and over the year's end.
  ['forward', '2027-03-14T03:30:00Z', '2027-03-14T10:59:00Z', '2027-03-14T11:00:00Z'],
  ['back', '2027-11-07T03:30:00Z', '2027-11-07T11:59:00Z', '2027-11-07T12:00:00Z'],
  [
    'at the end of the year',
    '2028-01-01T03:30:00Z',
    '2028-01-01T11:59:00Z',
    '2028-01-01T12:00:00Z',
  ],
])('quiet hours, %s', (_night, begun, nearlyOver, over) => {
  beforeEach(() => moveClock(own.info, begun));

  it('keep a mail until they end, and the bell rings at once', async () => {
    const [asleep, awake] = [await sleeper(), await sleeper({})];
    await changeRole(asleep);
    await changeRole(awake);
    expect([await bell(asleep), await bell(awake)]).toEqual([1, 1]);
    // Put into the queue after the other one.
    await mailed(awake);
    await moveClock(own.info, nearlyOver);
    const second = await sleeper({});
    await changeRole(second);
    await mailed(second);
    expect(await mails(asleep)).toBe(0);
    await moveClock(own.info, over);
    await mailed(asleep);
    expect([await mails(asleep), await mails(awake)]).toEqual([1, 1]);
  });
});

it('a mail after quiet hours has what is still unread then, and nothing that was read meanwhile', async () => {
  await moveClock(own.info, '2028-02-01T03:30:00Z');
  const inbox = ownInbox(own, into);
  const { count } = unreadMailsOf(own.info, into);
  const anna = await signedIn({ role: 'employee' });
  const [reads, sleeps] = [await sleeper(), await sleeper()];
  for (const member of [reads, sleeps]) {
    const chat = await inbox.start(anna, [member]);
    await inbox.say(anna, chat.id);
  }
  await moveClock(own.info, '2028-02-01T04:00:00Z');
  await mailUnread(own.info);
  expect([await count(reads), await count(sleeps)]).toEqual([0, 0]);
  await into('inbox_seats')
    .where({ member_id: reads.id })
    .update({ unread: 0, unread_since: null });
  await moveClock(own.info, '2028-02-01T12:00:00Z');
  await mailUnread(own.info, 3);
  expect([await count(reads), await count(sleeps)]).toEqual([0, 1]);
});
