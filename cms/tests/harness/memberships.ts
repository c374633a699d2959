import type { Knex } from 'knex';
import type { MembershipDetail, PlanDetail } from '@hearthside/contract/membership/shapes';
import { addDays, dayIn } from '@hearthside/contract/calendar-days';
import { searchWords } from '../../src/search/search-words';
import { db, insert } from './database';
import { del, get, patch, post, put, type Ask, type Reply } from './http';
import { makeMember, type NewMember, type TestMember } from './members';

/** A day in the office's time zone, this many days from now. */
export const dayFromNow = (days: number): string =>
  addDays(dayIn('America/Los_Angeles', new Date()), days);

/** Input for the membership form. */
export const membershipWith = (more: Record<string, unknown> = {}) => ({
  amount: 6000,
  nextDeadline: dayFromNow(200),
  reminders: true,
  ...more,
});

interface Planted {
  amount?: number;
  nextDeadline?: string;
  reminders?: boolean;
  columns?: Record<string, unknown>;
  owner?: NewMember;
  into?: Knex;
}

/** Plants a membership with its own member, as the portal would have written it. */
export async function plantMembership(
  wanted: Planted = {},
): Promise<{ id: number; owner: TestMember }> {
  const { amount = 6000, nextDeadline = dayFromNow(200), reminders = true, into = db } = wanted;
  const owner = await makeMember({ ...wanted.owner, into });
  const keys = await into('up_users').where({ id: owner.id }).first('name_key', 'search_key');
  const row = {
    member_id: owner.id,
    amount,
    next_deadline: nextDeadline,
    reminders,
    revision: 1,
    name_key: keys.name_key,
    search_key: keys.search_key,
    ...wanted.columns,
  };
  const id = await insert('portal_memberships', row, into);
  await plantWords(id, owner, into);
  return { id, owner };
}

/** The words by which a membership is found. */
async function plantWords(id: number, owner: TestMember, into: Knex) {
  const words = searchWords(`${owner.firstName} ${owner.lastName}`, owner.email);
  const isSqlite = into.client.config.client === 'better-sqlite3';
  await (isSqlite
    ? into('membership_terms').insert({ rowid: id, words: words.join(' ') })
    : into.raw('insert into membership_terms values (?, array_to_tsvector(?::text[]))', [
        id,
        words,
      ]));
}

function good<T>(what: string, { status, text, body }: Reply): T {
  if (status !== 200) throw new Error(`${what}: ${status} ${text}`);
  return body as T;
}

/** Admins' calls about memberships and plans. */
export function membershipCalls({ token }: { token: string }, base?: string) {
  const as = (ask: Ask = {}): Ask => ({ token, ...(base && { base }), ...ask });
  const at = (id: number | string, what = '') => `/memberships/${id}${what}`;
  const plansNow = async () =>
    good<{ plans: PlanDetail[] }>('The plans', await get('/membership/plans', as())).plans;
  return {
    own: () => get('/membership', as()),
    list: (query: Ask['query'] = {}) => get('/memberships', as({ query })),
    counts: () => get('/memberships/counts', as()),
    candidates: (query: Ask['query'] = {}) => get('/memberships/candidates', as({ query })),
    trash: (query: Ask['query'] = {}) => get('/memberships/trash', as({ query })),
    create: (body: unknown) => post('/memberships', as({ body })),
    /** The same, but it has to succeed. */
    async begun(userId: number, more: Record<string, unknown> = {}): Promise<MembershipDetail> {
      const body = { userId, ...membershipWith(more) };
      return good('A membership', await post('/memberships', as({ body })));
    },
    detail: (id: number | string) => get(at(id), as()),
    save: (id: number | string, body: unknown) => patch(at(id), as({ body })),
    setReminders: (id: number, reminders: unknown) =>
      patch(at(id, '/reminders'), as({ body: { reminders } })),
    remove: (id: number) => del(at(id), as()),
    restore: (id: number) => post(at(id, '/restore'), as()),
    plansNow,
    plan: async (role: string) => (await plansNow()).find((plan) => plan.role === role),
    savePlan: (role: string, body: unknown) => put(`/membership/plans/${role}`, as({ body })),
  };
}
