import { ROLES } from '@hearthside/contract/access';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testTables } from '../../db/test-tables';
import { isSeen, occupiedSeats, seenThrough, seesFromOf, takesPart } from './policy';

/** The kinds of chats by id. */
const KINDS = { 1: 'group', 2: 'pet', 3: 'trust' } as const;

/** Every possible seat, of the calling member and of another. */
const SEATS = [7, 8]
  .flatMap((member_id) =>
    [0, 1].flatMap((guest) =>
      [0, 1].flatMap((office) =>
        ([1, 2, 3] as const).map((chat_id) => ({ member_id, guest, office, chat_id })),
      ),
    ),
  )
  .map((seat, at) => ({ id: at + 1, ...seat }));

let knex: Knex;
beforeAll(async () => {
  knex = await testTables({
    inbox_seats: ['id integer primary key', 'member_id', 'guest', 'office', 'chat_id'],
    inbox_chats: ['id integer primary key', 'kind'],
  });
  await knex('inbox_chats').insert(Object.entries(KINDS).map(([id, kind]) => ({ id, kind })));
  await knex('inbox_seats').insert(SEATS);
});
afterAll(() => knex.destroy());

const members = ROLES.flatMap((role) =>
  [true, false].map((verified) => ({ id: 7, role, verified })),
);

it.each(members)(
  'the function and the SQL give a $role, verified $verified, the same seats',
  async (member) => {
    const found = await knex('inbox_seats as s').modify(occupiedSeats(member)).pluck('s.id');
    const own = SEATS.filter(
      (seat) => seat.member_id === 7 && takesPart(member, { ...seat, kind: KINDS[seat.chat_id] }),
    );
    expect(found.sort((a, b) => a - b)).toEqual(own.map(({ id }) => id));
  },
);

it('a member who was invited to a chat while they were not verified takes part in it', () => {
  expect(takesPart({ role: 'user', verified: false }, { guest: 1, office: 0, kind: 'group' })).toBe(
    true,
  );
  expect(
    takesPart({ role: 'foster', verified: false }, { guest: 0, office: 0, kind: 'group' }),
  ).toBe(false);
});

it('whoever is assigned to a trust takes part in its chat, whatever their role and verification', () => {
  const seat = { guest: 0, office: 0, kind: 'trust' } as const;
  for (const member of members) expect(takesPart(member, seat)).toBe(true);
  const byOffice = { guest: 0, office: 1, kind: 'trust' } as const;
  expect(takesPart({ role: 'attorney', verified: true }, byOffice)).toBe(false);
});

it('a seat by office gives no access to a member who is no longer an admin', () => {
  expect(takesPart({ role: 'admin', verified: true }, { guest: 0, office: 1, kind: 'group' })).toBe(
    true,
  );
  expect(
    takesPart({ role: 'employee', verified: true }, { guest: 0, office: 1, kind: 'group' }),
  ).toBe(false);
});

it('a member who may not read records of pets takes no part in the chat of one', () => {
  const seat = { guest: 0, office: 0, kind: 'pet' } as const;
  expect(takesPart({ role: 'caretaker', verified: true }, seat)).toBe(true);
  expect(takesPart({ role: 'board_member', verified: true }, seat)).toBe(false);
});

it.each(members)(
  'the function and the SQL show a $role, verified $verified, the same messages of a chat',
  async (member) => {
    const seats = [null, 3, 5].map((sees_from, at) => ({ ...SEATS[at], id: at + 1, sees_from }));
    const tables = await testTables({
      inbox_seats: [
        'id integer primary key',
        'member_id',
        'guest',
        'office',
        'chat_id',
        'sees_from',
      ],
    });
    await tables('inbox_seats').insert(seats);
    for (const messageId of [2, 3, 4, 5, 6]) {
      const shown = await tables('inbox_seats as s')
        .join(tables.raw('(select ? as id) as m', [messageId]), tables.raw('true'))
        .modify(seenThrough(member, 'm.id'))
        .pluck('s.id');
      const seen = seats.filter(({ sees_from: seesFrom }) =>
        isSeen(seesFromOf(member, { seesFrom }), messageId),
      );
      expect(shown.sort()).toEqual(seen.map(({ id }) => id));
    }
    await tables.destroy();
  },
);

it('an admin sees all of a chat whatever was chosen, and a former one what was chosen', () => {
  const seat = { seesFrom: 9 };
  expect(seesFromOf({ role: 'admin', verified: true }, seat)).toBeNull();
  expect(seesFromOf({ role: 'employee', verified: true }, seat)).toBe(9);
});
