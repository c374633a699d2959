import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { meetBehind, rowOf } from '../harness/meet-at';
import { onPostgres, server } from '../harness/shared';
import { OPERATIONS } from './operations';
import { world, type Place, type World } from './world';

const NAMES = Object.keys(OPERATIONS);
const operation = (name: string) => OPERATIONS[name] as (typeof OPERATIONS)[string];

interface Pair {
  first: string;
  second: string;
  place: Place;
}
const key = ({ first, second, place }: Pair) => `${first} and ${second}, at the ${place}`;

/** All pairs that can meet, in either order. */
const pairs: Pair[] = NAMES.flatMap((first) =>
  NAMES.flatMap((second) =>
    operation(first)
      .at.filter((place) => operation(second).at.includes(place))
      .map((place) => ({ first, second, place })),
  ),
);
/** The pairs in every run: those that once waited for each other, and one of each kind. */
const CORE = new Set([
  'name a donor and change a role, at the member',
  'import gifts and take a verification away, at the member',
  'save a pet and save a profile, at the pet',
  'send a form and publish a form, at the form',
  'erase a member and save a pet, at the trust',
  'assign a trust and delete a member, at the member',
  'forward a message and assign a chat, at the office',
  'write a message and erase a member, at the chat',
]);
const wanted = process.env.PROVE ? pairs : pairs.filter((pair) => CORE.has(key(pair)));

/** Gifts of other test files may be alike, because someone has confirmed that both were given. */
const newest = await db('portal_donations').max({ last: 'id' }).first();
const lastGift = Number(newest?.last ?? 0);

/** Deadlocks and their consequences, as logged by the server. */
const deadlocks = () => readFileSync(server.logFile, 'utf8').match(/40P01|deadlock/g)?.length ?? 0;

/** Checks what has to be true whatever has met. */
async function expectSound({ admin, other, form, member, trashed, ids }: World) {
  const admins = await db('up_users as u')
    .join('up_roles as r', 'r.id', 'u.role_id')
    .whereIn('u.id', [admin.id, other.id])
    .where({ type: 'admin', verified: true });
  expect(admins).toHaveLength(2);
  const escaped = await db('form_responses as r')
    .join('forms as f', 'f.id', 'r.form_id')
    .where({ 'f.id': form.id, 'f.needs_review': true, 'r.status': 'submitted' });
  expect(escaped).toEqual([]);
  expect((await db('form_responses').where({ form_id: form.id })).length).toBeLessThan(2);
  const twice = await db('portal_donations')
    .where('id', '>', lastGift)
    .whereNotNull('gift_key')
    .groupBy('gift_key')
    .havingRaw('count(*) > 1')
    .select('gift_key');
  expect(twice).toEqual([]);
  expect((await db('portal_memberships').where({ member_id: member.id })).length).toBe(1);
  if (!(await db('up_users').where({ id: trashed.id }).first('id'))) {
    expect(await db('trust_assignments').where({ member_id: trashed.id })).toEqual([]);
  }
  const assigned = await db('trust_assignments').where({ trust_id: ids.trust[1] });
  expect(new Set(assigned.map(({ member_id }) => member_id)).size).toBe(assigned.length);
}

it('the table of locks names every operation that races here, and no other', () => {
  const page = path.resolve(import.meta.dirname, '../../../docs/locks.md');
  const rows = readFileSync(page, 'utf8').matchAll(/^\| ([a-z][^|]+?) +\| /gm);
  expect([...rows].map(([, name]) => name).sort()).toEqual([...NAMES].sort());
});

describe.runIf(onPostgres)('an operation', () => {
  it.each(NAMES)('works by itself: %s', async (name) => {
    const reply = await operation(name).call(await world());
    expect(reply.status, reply.text).toBe(200);
  });
});

describe.runIf(onPostgres)('two operations that meet', () => {
  it.each(wanted.map((pair) => [key(pair), pair] as const))('%s', async (_key, pair) => {
    const there = await world();
    const before = deadlocks();
    const [table, id] = there.ids[pair.place];
    const replies = await meetBehind(
      rowOf(table, id),
      [pair.first, pair.second].map((name) => () => operation(name).call(there)),
    );
    for (const { status, text } of replies) expect(status, text).toBeLessThan(500);
    await expectSound(there);
    expect(deadlocks()).toBe(before);
  });
});
