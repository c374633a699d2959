import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Knex } from 'knex';
import { connect, insert } from '../harness/database';
import { get } from '../harness/http';
import { makeMember, openSession, type TestMember, type TestSession } from '../harness/members';
import { logLines } from '../harness/server-log';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { SWEEPING } from '../harness/sweep';
import { documentsOf } from './document-files';

/** What a pet's page may cost, whatever there is on it. */
const MOST = 14;
let own: Server;
let into: Knex;
let owner: TestMember & TestSession;

/** A server that writes down every query it asks, and does nothing by the clock, which would be among them. */
beforeAll(async () => {
  const env = { ...SWEEPING, SEED_DEMO: 'false', DEBUG: 'knex:query', DEBUG_COLORS: 'no' };
  own = await ownServer({ env });
  into = connect(own.info.database);
  const member = await makeMember({ into });
  owner = { ...member, ...(await openSession(member.id, own.info, into)) };
});
afterAll(async () => {
  await into.destroy();
  expect(await own.stop()).toBe(0);
  discard(own.info);
});

const QUERY = / knex:query (select|with|insert|update|delete)\b/;
/** Whose session it is, is looked up once a second by every page; what a page itself asks is the rest. */
const SESSION = /portal_sessions|portal_push|inbox_pushes|clock_timestamp/;
const asked = () =>
  logLines(own.info.logFile).filter((line) => QUERY.test(line) && !SESSION.test(line));

/** A pet with this many of everything. */
async function petWith(count: number): Promise<number> {
  const said = { name: `Pet ${count}`, breed: 'Beagle', gender: 'female' };
  const keys = { name_key: `pet ${count}`, sort_key: `pet ${count}`, search_key: `pet ${count}` };
  const trust_id = await insert('trusts', { name: `T${count}`, name_key: `t${count}` }, into);
  const pet = { ...said, ...keys, owner_id: owner.id, trust_id, version: 1 };
  const pet_id = await insert('pets', pet, into);
  const person = { pet_id, first_name: 'Casey', last_name: 'Care' };
  for (const role of ['trustee', 'foster', 'caretaker'].slice(0, count)) {
    const { id: member_id } = await makeMember({ role: 'foster', into });
    await insert('pet_care_team', { ...person, role, member_id }, into);
  }
  for (let at = 0; at < Math.min(count, 20); at += 1) {
    await insert('pet_service_providers', { ...person, service_role: 'groomer' }, into);
  }
  for (let at = 0; at < count; at += 1) {
    const entry = { pet_id, date: '2026-01-01', location: 'zoom', version: 1 };
    await insert('pet_entries', { ...entry, description: `Entry ${at}` }, into);
    const key = `paper-${count}-${at}.pdf`;
    const file = { key, title: 'a.pdf', mime: 'application/pdf', size: 1, owner_id: owner.id };
    const file_id = await insert('portal_files', file, into);
    await insert('pet_documents', { pet_id, title: `Paper ${at}`, kind: 'form', file_id }, into);
  }
  return pet_id;
}

/** What asked least of three: the server's own jobs may ask something meanwhile. */
async function least<T>(once: () => Promise<T>, cost: (asked: T) => number): Promise<T> {
  const tried = [await once(), await once(), await once()];
  return tried.reduce((a, b) => (cost(b) < cost(a) ? b : a));
}

/** The queries behind a pet's page: the pet with its people, its first entries and its first documents. */
const costOf = (petId: number) =>
  least(
    () => openPage(petId),
    ({ queries }) => queries.length,
  );

async function openPage(petId: number) {
  const before = asked().length;
  const call = { token: owner.token, base: own.info.baseUrl };
  const replies = await Promise.all([
    get(`/pet-records/${petId}`, call),
    get(`/pet-records/${petId}/records`, call),
    get(documentsOf(petId), call),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  return { queries: asked().slice(before), replies: replies.map(({ body }) => body) };
}

it('a pet\u2019s page costs at most fourteen queries, with one of everything or with hundreds', async () => {
  const [small, large] = [await petWith(1), await petWith(300)];
  const one = await costOf(small);
  const many = await costOf(large);
  expect(one.replies[0].careTeam).toHaveLength(1);
  expect(many.replies[0].careTeam).toHaveLength(3);
  expect(many.replies[0].serviceProviders).toHaveLength(20);
  expect(many.replies[1].pagination.total).toBe(300);
  expect(many.replies[2].pagination.total).toBe(300);
  expect(one.queries.length).toBeGreaterThan(3);
  expect(one.queries.length, one.queries.join('\n')).toBeLessThanOrEqual(MOST);
  expect(many.queries.length, many.queries.join('\n')).toBeLessThanOrEqual(MOST);
});

it('a page beyond the end asks for the total instead of what hangs on its entries', async () => {
  const id = await petWith(2);
  const call = { token: owner.token, base: own.info.baseUrl };
  const once = async (page: number) => {
    const before = asked().length;
    await get(`/pet-records/${id}/records`, { ...call, query: { page } });
    return asked().length - before;
  };
  const cost = (page: number) =>
    least(
      () => once(page),
      (queries) => queries,
    );
  expect([await cost(1), await cost(9)]).toEqual([5, 3]);
});
