import { expect, it } from 'vitest';
import { appointmentCalls, good } from '../harness/appointments';
import { db } from '../harness/database';
import { del, get } from '../harness/http';
import { signedIn } from '../harness/members';
import { historyOf } from '../harness/told';

it('appointments are told of before their member is deleted, come back with them, and go for good', async () => {
  const admin = await signedIn({ role: 'admin' });
  const office = appointmentCalls(admin);
  const me = await signedIn();
  const { token } = admin;
  const id = good(await office.create(me.id, { date: '2027-07-01' })).id;
  good(await office.save(id, { date: '2027-07-02', about: 'A secret of theirs' }));
  const { body } = await get(`/users/${me.id}/belongings`, { token });
  expect(body.belongings).toContainEqual({
    ...{ kind: 'appointments', count: 1 },
    names: ['Fri, 2 Jul 2027, 10:00 (New York, GMT-4)'],
  });
  expect((await del(`/users/${me.id}`, { token })).status).toBe(200);
  expect(await db('portal_appointments').where({ member_id: me.id })).toHaveLength(1);
  expect((await del(`/users/trash/${me.id}`, { token })).status).toBe(200);
  expect(await db('portal_appointments').where({ id })).toEqual([]);
  const entries = await historyOf(token, id, 'appointment');
  expect(entries.map(({ action }) => action)).toEqual(['moved', 'created']);
  expect(JSON.stringify(entries)).not.toMatch(/secret|2027/);
});
