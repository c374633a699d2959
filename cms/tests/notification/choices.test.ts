import { afterAll, describe, expect, it } from 'vitest';
import {
  defaultChoices,
  type NotificationChoices,
} from '@hearthside/contract/notification/endpoints';
import { clockIn } from '@hearthside/contract/zoned-time';
import { fixedWith } from '../harness/appointments';
import { stateOf } from '../harness/chats';
import { db, insert } from '../harness/database';
import { formCalls } from '../form/form-calls';
import { plantForm } from '../harness/forms';
import { del, get, patch, post, put } from '../harness/http';
import { closeWindows, settled, windowsOf } from '../harness/live';
import { makeMember, signedIn, unique } from '../harness/members';
import { notificationsOf, subjectsTo } from '../harness/notifications';

afterAll(closeWindows);

const ZONE = 'America/Los_Angeles';
const admin = await signedIn({ role: 'admin' });

/** All by every way but what is given. */
function without(
  off: Partial<Record<keyof NotificationChoices['topics'], 'bell' | 'mail' | 'both'>>,
  more: Partial<NotificationChoices> = {},
): NotificationChoices {
  const choices = { ...defaultChoices(ZONE), ...more };
  for (const [topic, way] of Object.entries(off)) {
    choices.topics[topic as keyof typeof off] = {
      bell: way === 'mail',
      mail: way === 'bell',
      push: true,
    };
  }
  return choices;
}
const TABLES = ['portal_notifications', 'portal_notification_choices', 'portal_reminders'];
const PATH = '/notifications/choices';
const save = (member: { token: string }, body: unknown) =>
  put(PATH, { token: member.token, body: body as object });
const chosen = async ({ token }: { token: string }) => (await get(PATH, { token })).body;
/** A member who has chosen. */
async function choosing(
  choices: NotificationChoices,
  role: 'attorney' | 'caretaker' = 'caretaker',
) {
  const member = await signedIn({ role });
  expect((await save(member, choices)).status).toBe(200);
  return member;
}

describe('the choice of notifications', () => {
  it('is everything at first, in the office’s time zone', async () => {
    const { status, body } = await get(PATH, { token: (await signedIn()).token });
    expect([status, body]).toEqual([200, defaultChoices(ZONE)]);
  });

  it('is saved as it was chosen, for its member alone, again and again', async () => {
    const [me, other] = [await signedIn({ verified: false }), await signedIn()];
    const quiet = { from: '22:00', to: '07:00' };
    const first = without({ forms: 'both', pets: 'bell' }, { quiet, timeZone: 'Asia/Tokyo' });
    for (const wanted of [first, without({ office: 'mail' }), defaultChoices('Europe/Berlin')]) {
      const { status, body } = await save(me, wanted);
      expect([status, body]).toEqual([200, wanted]);
      expect(await chosen(me)).toEqual(wanted);
    }
    expect(await chosen(other)).toEqual(defaultChoices(ZONE));
    expect(await db('portal_notification_choices').where({ member_id: me.id })).toHaveLength(1);
  });

  it('about care stays as it is where a client from before it sends none', async () => {
    const me = await choosing(without({ care: 'mail' }));
    const { care: _care, ...topics } = without({ forms: 'both' }).topics;
    const { status, body } = await save(me, { ...defaultChoices(ZONE), topics });
    expect([status, body.topics.care]).toEqual([200, { bell: true, mail: false, push: true }]);
    expect(body.topics.forms).toEqual({ bell: false, mail: false, push: true });
  });

  it('is one row, even if two windows save at once', async () => {
    const me = await signedIn();
    const wishes = Array.from({ length: 6 }, (_, index) =>
      save(me, without(index % 2 ? { forms: 'mail' } : { pets: 'bell' })),
    );
    for (const { status } of await Promise.all(wishes)) expect(status).toBe(200);
    expect(await db('portal_notification_choices').where({ member_id: me.id })).toHaveLength(1);
  });

  it('never silences the notification bell about the member’s own account', async () => {
    const me = await choosing(without({ account: 'both' }));
    expect((await chosen(me)).topics.account).toEqual({ bell: true, mail: false, push: true });
  });

  it('agrees with the inbox about mails on unread messages, whichever was used', async () => {
    const me = await choosing(without({ messages: 'mail' }));
    expect((await stateOf(me)).mailUnread).toBe(false);
    await patch('/inbox/settings', { token: me.token, body: { mailUnread: true } });
    expect((await chosen(me)).topics.messages.mail).toBe(true);
  });

  it('is refused at its field if it is invalid', async () => {
    const me = await signedIn();
    const good = defaultChoices(ZONE);
    const { forms: _forms, ...fewer } = good.topics;
    const wrong: [object, string][] = [
      [{ ...good, timeZone: 'Europe/Atlantis' }, 'timeZone'],
      [{ ...good, quiet: { from: '22:00', to: '22:00' } }, 'quiet.to'],
      [{ ...good, quiet: { from: '24:00', to: '7:00' } }, 'quiet.from'],
      [{ ...good, topics: fewer }, 'topics.forms'],
      [{ ...good, topics: { ...good.topics, weather: { bell: true, mail: true } } }, 'weather'],
      [
        { ...good, topics: { ...good.topics, forms: { bell: 1, mail: true } } },
        'topics.forms.bell',
      ],
      [{ ...good, memberId: 1 }, 'memberId'],
      [{}, 'topics'],
    ];
    for (const [body, field] of wrong) {
      const reply = await save(me, body);
      expect([field, reply.status]).toEqual([field, 400]);
      expect(Object.keys(reply.body.details).join(' ')).toContain(field);
    }
    expect(await chosen(me)).toEqual(good);
  });
});

describe('notifying members', () => {
  it('reaches their open windows with what it is about, and nobody else’s', async () => {
    const [me, other] = [await choosing(without({ appointments: 'both' })), await signedIn()];
    const [mine, theirs] = await windowsOf(me, other);
    const fixed = { ...fixedWith(), userId: me.id, key: unique('live') };
    expect((await post('/appointments', { token: admin.token, body: fixed })).status).toBe(200);
    // Also where the bell is not wanted: an open page shows what has changed.
    expect(await mine?.receives('notification')).toEqual({ kind: 'appointment' });
    await settled();
    expect(mine?.log).toHaveLength(1);
    expect(theirs?.log).toEqual([]);
    expect(await notificationsOf(me.id)).toEqual([]);
  });

  const changeRole = (id: number) =>
    patch(`/users/${id}/role`, { token: admin.token, body: { role: 'foster', reason: 'Asked' } });

  it('of their account always happens in the notification bell, and by mail unless they have chosen otherwise', async () => {
    const [quiet, other] = [
      await choosing(without({ account: 'both' })),
      await choosing(without({ forms: 'both', pets: 'both' })),
    ];
    for (const { id } of [quiet, other]) expect((await changeRole(id)).status).toBe(200);
    for (const { id } of [quiet, other]) {
      expect((await notificationsOf(id)).map(({ title }) => title)).toEqual([
        'Your role is now Foster',
      ]);
    }
    expect(await subjectsTo(quiet.email)).toEqual([]);
    expect(await subjectsTo(other.email)).toEqual(['Your role is now Foster']);
  });

  it('of an appointment does not wait in quiet hours until it is over', async () => {
    const at = new Date(Date.now() + 5 * 3_600_000);
    const { day: date, time } = clockIn(ZONE, at);
    const quietHour = (hours: number) =>
      clockIn(ZONE, new Date(Date.now() + hours * 3_600_000)).time;
    const quiet = { from: quietHour(-1), to: quietHour(20) };
    const me = await choosing(without({}, { quiet }));
    const fixed = { ...fixedWith({ date, time }), userId: me.id, key: unique('soon') };
    expect((await post('/appointments', { token: admin.token, body: fixed })).status).toBe(200);
    const mail = await db('portal_mails').where({ to: me.email }).first('next_try_at', 'sent_at');
    const goesOut = new Date(mail.sent_at ?? mail.next_try_at).getTime();
    expect(goesOut).toBeLessThanOrEqual(at.getTime() - 3 * 3_600_000);
    expect(goesOut).toBeGreaterThan(Date.now());
  });

  it('of a form happens in the ways each of them has chosen', async () => {
    const told = async ({ id, email }: { id: number; email: string }) => [
      (await notificationsOf(id)).length,
      (await subjectsTo(email)).length,
    ];
    const [all, bell, mail, none] = [
      await makeMember({ role: 'attorney' }),
      await choosing(without({ forms: 'mail' }), 'attorney'),
      await choosing(without({ forms: 'bell' }), 'attorney'),
      await choosing(without({ forms: 'both' }), 'attorney'),
    ];
    const form = await plantForm({ accessRoles: ['attorney'] });
    expect((await formCalls(admin).send(form.id, unique('key-'))).status).toBe(200);
    expect(await Promise.all([all, bell, mail, none].map(told))).toEqual([
      [1, 1],
      [1, 0],
      [0, 1],
      [0, 0],
    ]);
  });

  it('reaches a blocked member in the notification bell, for later, and not by mail', async () => {
    const blocked = await makeMember({ blocked: true });
    expect((await changeRole(blocked.id)).status).toBe(200);
    expect(await notificationsOf(blocked.id)).toHaveLength(1);
    expect(await subjectsTo(blocked.email)).toEqual([]);
  });

  it('leaves nothing of a member who is erased', async () => {
    const me = await choosing(without({ forms: 'mail' }));
    const ask = { token: admin.token };
    expect((await changeRole(me.id)).status).toBe(200);
    await insert('portal_reminders', {
      once_key: unique('erased:'),
      kind: 'membership',
      about_id: 1,
      member_id: me.id,
      day: '2026-11-20',
      offset_days: 7,
      skipped: false,
    });
    const idsIn = async (table: string): Promise<number[]> =>
      db(table).where({ member_id: me.id }).pluck('id');
    const before = await Promise.all(TABLES.map(idsIn));
    expect(before.every((ids) => ids.length > 0)).toBe(true);
    expect((await del(`/users/${me.id}`, ask)).status).toBe(200);
    expect((await del(`/users/trash/${me.id}`, ask)).status).toBe(200);
    for (const [at, table] of TABLES.entries()) {
      expect(await idsIn(table)).toEqual([]);
      expect(await db(table).whereIn('id', before[at] ?? [])).toEqual([]);
    }
  });
});
