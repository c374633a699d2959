import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COPIES } from '../src/copies/repair-copies';
import { blogCalls } from './harness/blogs';
import { connect, insert } from './harness/database';
import { answerWith } from './harness/help';
import { post } from './harness/http';
import { plantItem } from './harness/library';
import { makeMember, openSession } from './harness/members';
import { plantMembership } from './harness/memberships';
import { makePet } from './harness/pets';
import { logLines } from './harness/server-log';
import { discard, type Server } from './harness/server';
import { ownServer } from './harness/shared';
import { runJob, SWEEPING } from './harness/sweep';

let own: Server;
let db: Knex;
beforeAll(async () => {
  own = await ownServer({ env: { ...SWEEPING, SEED_DEMO: 'false' } });
  db = connect(own.info.database);
  await plantSources();
}, 60_000);
afterAll(async () => {
  await db.destroy();
  expect(await own.stop()).toBe(0);
  discard(own.info);
});

/** What of a table is broken, by columns; `where` picks one row of those that have a copy. */
interface Break {
  table: string;
  columns: Record<string, unknown>;
  where?: (query: Knex.QueryBuilder) => unknown;
}

const WRONG = 'wrong';
const keys = (...columns: string[]) => Object.fromEntries(columns.map((name) => [name, WRONG]));

/** A fault for each copy, made by hand in the database. */
const BREAKS: Readonly<Record<string, Break>> = {
  'up_users: username and keys': {
    table: 'up_users',
    columns: keys('name_key', 'search_key', 'directory_key'),
  },
  'trusts: keys': { table: 'trusts', columns: keys('search_key') },
  'pets.owner_*, address': {
    table: 'pets',
    columns: { owner_phone_number: '15030000000', owner_last_name: WRONG, city: WRONG },
    where: (query) => query.whereNotNull('owner_id'),
  },
  'pet_care_team: name, phone, address': {
    table: 'pet_care_team',
    columns: { first_name: WRONG },
    where: (query) => query.whereNotNull('member_id'),
  },
  'pet_service_providers: name, phone, address': {
    table: 'pet_service_providers',
    columns: { last_name: WRONG },
    where: (query) => query.whereNotNull('member_id'),
  },
  // Following an owner writes the keys again, so these are another pet's.
  'pets: keys': {
    table: 'pets',
    columns: keys('search_key', 'sort_key'),
    where: (query) => query.whereNull('owner_id'),
  },
  'pet_entries.search_key': { table: 'pet_entries', columns: keys('search_key') },
  'pet_documents.search_key': { table: 'pet_documents', columns: keys('search_key') },
  'inbox_chats.name of groups without a name of their own': {
    table: 'inbox_chats',
    columns: keys('name'),
    where: (query) => query.where({ default_name: true }),
  },
  'inbox_chats.name of chats with the office': {
    table: 'inbox_chats',
    columns: keys('name'),
    where: (query) => query.where({ office_chat: true }).whereNotNull('opener_id'),
  },
  // A seat of one of the pet's people became one by office, which nobody is a person of the pet by.
  'inbox_seats of the chats of pets': {
    table: 'inbox_seats',
    columns: { office: true },
    where: (query) =>
      query
        .whereIn('chat_id', db('inbox_chats').whereNotNull('pet_id').select('id'))
        .where({ office: false }),
  },
  'inbox_chats.search_key': {
    table: 'inbox_chats',
    columns: keys('search_key'),
    // Not the group whose name is broken: naming a chat writes its key again.
    where: (query) => query.where('id', db('inbox_chats').where({ default_name: true }).max('id')),
  },
  'inbox_seats.unread': { table: 'inbox_seats', columns: { unread: 77 } },
  'inbox_seats.unwritten': {
    table: 'inbox_seats',
    columns: { unwritten: false },
    where: (query) => query.where({ unwritten: true }),
  },
  'inbox_seats.unread_mentions': { table: 'inbox_seats', columns: { unread_mentions: 77 } },
  'portal_memberships: keys': { table: 'portal_memberships', columns: keys('name_key') },
  'portal_donations.refunded': {
    table: 'portal_donations',
    columns: { refunded: 77 },
    where: (query) => query.whereNotNull('refunded'),
  },
  'portal_donations.name_key': { table: 'portal_donations', columns: keys('name_key') },
  'portal_donations.member_id of earlier gifts': {
    table: 'portal_donations',
    columns: { member_id: null },
    where: (query) =>
      query.whereNotNull('member_id').whereRaw(
        `donor_by_hand is not true and exists (select 1 from up_users u
          where u.id = portal_donations.member_id and u.email = donor_email)`,
      ),
  },
  'help words: the topic\u2019s title': {
    table: 'help_terms',
    columns: {},
    where: (query) => query,
  },
  'help_answers.place': {
    table: 'help_answers',
    columns: { place: 'general' },
    where: (query) => query.where({ place: 'faq' }),
  },
  'help_answers: votes': { table: 'help_answers', columns: { yes_count: 77 } },
  'forms: keys': { table: 'forms', columns: keys('title_key', 'search_key') },
  'library_items: keys and places': {
    table: 'library_items',
    columns: { ...keys('title_key'), in_guides: null },
  },
  'blogs.title_key': { table: 'blogs', columns: keys('title_key') },
};

const base = () => ({ base: own.info.baseUrl });
type Role = 'pet_owner' | 'veterinarian' | 'foster' | 'admin';
async function somebody(role: Role = 'pet_owner') {
  const member = await makeMember({ role, into: db });
  return { ...member, ...(await openSession(member.id, own.info, db)) };
}
/** What a member does, where it has to work. */
async function done(path: string, { token }: { token: string }, body: object) {
  const { status, text } = await post(path, { ...base(), token, body });
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
}
async function plantGift(columns: Record<string, unknown>) {
  const row = {
    donor_name: 'Earlier',
    donor_email: '',
    amount: 1000,
    is_recurring: false,
    payment_state: 'pending',
    given_at: new Date('2025-03-01T17:00:00Z'),
    revision: 1,
    given_on: '2025-03-01',
    source: 'manual',
    method: 'check',
    set_by_hand: false,
    name_key: 'earlier',
    ...columns,
  };
  return insert('portal_donations', row, db);
}

/** At least one row with each copy: the fewest that break apart from one another. */
async function plantSources() {
  const [admin, owner] = [await somebody('admin'), await somebody()];
  const fosters = [await somebody('foster'), await somebody('foster')] as const;
  const vet = await somebody('veterinarian');
  await insert('trusts', { name: 'Oak', name_key: 'oak', search_key: 'oak' }, db);
  await makePet({ owner: null, into: db });
  const columns = { own_words: '' };
  const { id: pet_id } = await makePet({
    owner,
    columns,
    team: { caretaker: fosters[0] },
    vet,
    into: db,
  });
  const entry = { pet_id, date: '2026-03-14', initial: 'CC', description: 'Check-up' };
  await insert('pet_entries', { ...entry, location: 'in_person', version: 1 }, db);
  const details = { kind: 'medication', medicine: 'Levothyroxine', dose: 0.4, unit: 'mg' };
  await done(`/pet-records/${pet_id}/records`, owner, {
    ...{ date: '2026-03-14', location: 'phone' },
    details: { ...details, times: ['08:00'], from: '2026-03-14', to: null },
  });
  await insert('pet_documents', { pet_id, title: 'Paper', kind: 'document' }, db);
  for (const one of [owner, await somebody()]) {
    await done('/inbox/chats', one, { memberIds: fosters.map(({ id }) => id) });
  }
  await done('/inbox/pet-chats', owner, { petId: pet_id });
  const contact = { about: 'Contact Support', message: 'Hello', key: crypto.randomUUID() };
  await done('/help-center/contact', owner, contact);
  for (const topic of ['library', 'faq']) {
    await done('/help-center/qa', admin, answerWith({ topic }));
  }
  await plantMembership({ into: db });
  await plantGift({});
  await plantGift({ donor_email: owner.email, member_id: owner.id });
  const donation_ref = await plantGift({ refunded: 400 });
  const refund = { refunded_at: new Date(), refunded_on: '2025-03-02', is_by_hand: true };
  await insert('portal_donation_refunds', { donation_ref, cents: 400, ...refund }, db);
  await insert('forms', { title: 'Form', description: '', version: 1, revision: 1 }, db);
  await plantItem({ into: db });
  await blogCalls(admin, own.info.baseUrl).made();
}

/** The row of a break as it is, and what tells it. */
async function target({ table, where = (query) => query }: Break) {
  const query = db(table);
  where(query);
  const row = await query.orderBy('id').first();
  expect(row, `a row of ${table}`).toBeDefined();
  return row as Record<string, unknown> & { id: number };
}

const told = () => logLines(own.info.logFile).filter((line) => line.includes('Copies: '));
const mendNow = () => runJob(own.info, 'copies');

it('every copy that is compared at night is documented, and has a fault made for this test', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/copies.md'), 'utf8');
  expect(COPIES.map(({ name }) => name).filter((name) => !page.includes(name))).toEqual([]);
  expect(Object.keys(BREAKS).sort()).toEqual(COPIES.map(({ name }) => name).sort());
});

it('what a member has written is left at night as it was written', async () => {
  const written = () => db('pet_entries').whereNotNull('details').select('id', 'search_key');
  const before = await written();
  expect(before.map(({ search_key }) => search_key).join()).toContain('levothyroxine');
  await mendNow();
  expect(await written()).toEqual(before);
});

it('every copy that differs from its source is repaired at night, and logged', async () => {
  // What was planted is brought in line first.
  await mendNow();
  await mendNow();
  expect(told().at(-1)).toMatch(/Copies: 25 compared, 0 rows repaired/);
  const lines = told().length;

  const rows = new Map<string, Record<string, unknown> & { id: number }>();
  const words = db.client.config.client === 'better-sqlite3' ? 'rowid' : 'id';
  const answer = await db('help_answers').where({ place: 'library' }).first('id');
  for (const [name, fault] of Object.entries(BREAKS)) {
    if (fault.table === 'help_terms') await db('help_terms').where(words, answer.id).delete();
    else rows.set(name, await target(fault));
  }
  for (const [name, { table, columns }] of Object.entries(BREAKS)) {
    const row = rows.get(name);
    if (row) await db(table).where({ id: row.id }).update(columns);
  }
  await mendNow();
  const said = told().slice(lines).join('\n');
  for (const name of Object.keys(BREAKS)) expect(said).toContain(`Copies: ${name}: repaired `);
  for (const [name, { table, columns }] of Object.entries(BREAKS)) {
    const row = rows.get(name);
    if (!row) continue;
    const now = await db(table).where({ id: row.id }).first();
    for (const column of Object.keys(columns)) {
      expect([name, column, now[column]]).toEqual([name, column, row[column]]);
    }
  }
  await mendNow();
  expect(told().at(-1)).toMatch(/0 rows repaired/);
});
