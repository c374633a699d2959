import { expect, it } from 'vitest';
import { shownDay, shownWhen } from '@hearthside/contract/shown-date';
import { appointmentCalls, dayAhead, good, OFFICE_ZONE } from '../harness/appointments';
import { db } from '../harness/database';
import { del, get } from '../harness/http';
import { signedIn } from '../harness/members';
import { historyOf, notificationsOf } from '../harness/notifications';

it('appointments are shown before their member is deleted, restored with them, and erased with them', async () => {
  const admin = await signedIn({ role: 'admin' });
  const office = appointmentCalls(admin);
  const me = await signedIn();
  const { token } = admin;
  const [first, moved] = [dayAhead(7), dayAhead(8)];
  const id = good(await office.create(me.id, { date: first })).id;
  good(await office.save(id, { date: moved, about: 'A secret of theirs' }));
  const days = [first, moved].flatMap((day) => [day, shownDay(day)]);
  const theirs = new RegExp(`secret|${days.join('|')}`);
  const before = await historyOf(token, id, 'appointment');
  expect(JSON.stringify(before)).toContain(shownDay(moved));
  const { body } = await get(`/users/${me.id}/belongings`, { token });
  expect(body.belongings).toContainEqual({
    kind: 'appointments',
    count: 1,
    names: [shownWhen(moved, '10:00', OFFICE_ZONE)],
  });
  expect((await del(`/users/${me.id}`, { token })).status).toBe(200);
  expect(await db('portal_appointments').where({ member_id: me.id })).toHaveLength(1);
  expect((await del(`/users/trash/${me.id}`, { token })).status).toBe(200);
  expect(await db('portal_appointments').where({ id })).toEqual([]);
  const entries = await historyOf(token, id, 'appointment');
  expect(entries.map(({ action }) => action)).toEqual(['moved', 'created']);
  expect(JSON.stringify(entries)).not.toMatch(theirs);
});

it('what a member and the office wrote to each other is erased, including that of removed appointments', async () => {
  const admin = await signedIn({ role: 'admin' });
  const office = appointmentCalls(admin);
  const me = await signedIn();
  const mine = appointmentCalls(me);
  const kept = good(await office.create(me.id)).id;
  good(await mine.askCancel(kept, 'My diagnosis, which no one shall know'));
  const removed = good(await office.create(me.id, { about: 'Another secret' })).id;
  expect((await office.remove(removed)).status).toBe(200);
  const { token } = admin;
  expect((await del(`/users/${me.id}`, { token })).status).toBe(200);
  expect((await del(`/users/trash/${me.id}`, { token })).status).toBe(200);
  for (const id of [kept, removed]) {
    const entries = await historyOf(token, id, 'appointment');
    expect(entries.length).toBeGreaterThan(1);
    expect(JSON.stringify(entries)).not.toMatch(/diagnosis|secret/);
  }
});

it('what a member writes about an appointment is shown with it, and in no admin’s notification bell', async () => {
  const admin = await signedIn({ role: 'admin' });
  const me = await signedIn();
  good(await appointmentCalls(me).ask({ about: 'A secret of theirs', phone: '503 555 0199' }));
  const [told] = await notificationsOf(admin.id);
  expect(told?.title).toContain(`${me.lastName} requested an appointment`);
  expect(JSON.stringify(told)).not.toMatch(/secret|0199/);
});
