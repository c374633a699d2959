import type { Core } from '@strapi/strapi';
import { expect, it } from 'vitest';
import { testTables } from '../../../db/test-tables';
import { switchOffReading } from './begin-reading';

it('members who were there before are notified of nothing new to read, and keep what they have chosen', async () => {
  const knex = await testTables({
    up_users: ['id integer primary key', 'created_at integer'],
    portal_notification_choices: [
      ...['id integer primary key', 'member_id integer unique', '"off" text'],
      ...['quiet_from text', 'created_at integer', 'updated_at integer'],
    ],
  });
  const strapi = { db: { connection: knex, inTransaction: () => false } } as unknown as Core.Strapi;
  const now = new Date('2026-11-26T12:00:00Z');
  const joined = [-3, -2, -1, 1].map((hours) => now.getTime() + hours * 3_600_000);
  for (const [at, created_at] of joined.entries())
    await knex('up_users').insert({ id: at + 1, created_at });
  const chosen = (member_id: number, off: string | null) =>
    knex('portal_notification_choices').insert({ member_id, off, quiet_from: '22:00' });
  await chosen(2, 'forms:mail');
  await chosen(3, null);
  await switchOffReading(strapi, now);
  expect(
    await knex('portal_notification_choices')
      .orderBy('member_id')
      .select('member_id', 'off', 'quiet_from'),
  ).toEqual([
    { member_id: 1, off: 'reading:bell reading:mail', quiet_from: null },
    { member_id: 2, off: 'forms:mail reading:bell reading:mail', quiet_from: '22:00' },
    { member_id: 3, off: 'reading:bell reading:mail', quiet_from: '22:00' },
  ]);
  await knex.destroy();
});
