import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Role } from '@hearthside/contract/access';
import { invalidateCountsNow } from '../db/cached-count';
import { mustSetUpFactor } from './second-factor-rule';
import { portionsOf } from '../db/portions';
import { roleOf } from './roles';
import type { Moment } from '../text/moment';

/** The signed-in member who makes a request, as much as access checks need to know. */
export interface Member {
  id: number;
  role: Role;
  verified: boolean;
  sessionId: string;
  hasSecondFactor: boolean;
  /** Whether nothing else is open to them before they have set up the second factor their role requires. */
  mustSetUpFactor: boolean;
  /** When they last confirmed in this session that it is them, in milliseconds; 0 if they never have. */
  provedAt: number;
}

/**
 * How long a cached member is used without another look, in milliseconds. A write on this server evicts the entry at
 * once; on another server the change follows within this time (security.md: "within a second").
 */
const CACHE_MS = 1000;
const KEPT = 20_000;

interface Entry {
  member: Member | null;
  memberId: number;
  at: number;
}
const entries = new Map<string, Entry>();
/** How often something was evicted. What the database answered before an eviction is not cached after it. */
let evictions = 0;

interface Row {
  session_id: string;
  id: number;
  verified: boolean | number;
  blocked: boolean | number;
  deleted_at: unknown;
  confirmed: boolean | number;
  role_id: number;
  proved_at: Moment | null;
  factor_enabled_at: Moment | null;
  required_since: Moment | null;
}

/** Sessions that have not expired at this time, with their members. */
const sessionsAt = (strapi: Core.Strapi, at: number): Knex.QueryBuilder<object, Row[]> =>
  strapi.db
    .connection('portal_sessions as s')
    .join('up_users as u', 'u.id', 's.member_id')
    .leftJoin('portal_second_factors as f', 'f.member_id', 'u.id')
    .where('s.expires_at', '>', new Date(at))
    .select('s.session_id', 'u.id', 'u.verified', 'u.blocked', 'u.deleted_at', 'u.confirmed')
    .select('u.role_id', 's.proved_at', 'f.required_since')
    .select('f.enabled_at as factor_enabled_at') as unknown as Knex.QueryBuilder<object, Row[]>;

function entryOf(row: Row, at: number): Entry {
  const role = roleOf(row.role_id);
  const lives = role && row.confirmed && !row.blocked && !row.deleted_at;
  const { id, session_id: sessionId, verified } = row;
  if (!lives) return { member: null, memberId: id, at };
  const hasSecondFactor = row.factor_enabled_at !== null;
  const member = {
    id,
    role,
    verified: Boolean(verified),
    sessionId,
    hasSecondFactor,
    mustSetUpFactor: mustSetUpFactor(
      { role, hasSecondFactor, requiredSince: row.required_since },
      new Date(at),
    ),
    provedAt: row.proved_at === null ? 0 : new Date(row.proved_at).getTime(),
  };
  return { member, memberId: id, at };
}

function keep(sessionId: string, entry: Entry) {
  entries.delete(sessionId);
  if (!entry.member) return;
  if (entries.size >= KEPT) entries.delete(entries.keys().next().value as string);
  entries.set(sessionId, entry);
}

const isFresh = (entry: Entry | undefined): entry is Entry =>
  entry !== undefined && Date.now() - entry.at < CACHE_MS;

/** The member of a live session, or null. Ended, expired, blocked and deleted all look the same. */
export async function memberOf(strapi: Core.Strapi, sessionId: string): Promise<Member | null> {
  const known = entries.get(sessionId);
  if (isFresh(known)) return known.member;
  const [at, before] = [Date.now(), evictions];
  const row = await sessionsAt(strapi, at).where('s.session_id', sessionId).first();
  const entry = row ? entryOf(row as Row, at) : { member: null, memberId: 0, at };
  if (evictions === before) keep(sessionId, entry);
  return entry.member;
}

/**
 * Caches the members of these sessions with one query for many, for callers who are about to ask for each of them.
 * Those of sessions that have ended are not cached.
 */
export async function cacheMembers(strapi: Core.Strapi, sessionIds: readonly string[]) {
  const unknown = [...new Set(sessionIds)].filter((id) => !isFresh(entries.get(id)));
  for (const some of portionsOf(unknown)) {
    const [at, before] = [Date.now(), evictions];
    const rows: Row[] = await sessionsAt(strapi, at).whereIn('s.session_id', some);
    // What was read may be older than an eviction that came meanwhile.
    if (evictions === before) for (const row of rows) keep(row.session_id, entryOf(row, at));
  }
}

/** The same, read from the database, for callers who look because something may just have changed. */
export function memberNow(strapi: Core.Strapi, sessionId: string): Promise<Member | null> {
  evictions += 1;
  entries.delete(sessionId);
  return memberOf(strapi, sessionId);
}

let broadcastEviction: (memberId: number | 'all') => void = () => undefined;

/** Registers what passes evictions on to the other servers. */
export function onEvicted(broadcast: typeof broadcastEviction) {
  broadcastEviction = broadcast;
}

const listeners = new Set<(memberId: number | 'all') => void>();

/** Registers a listener for members whose rights or sessions may have changed, here or on another server. */
export function onMemberChange(listener: (memberId: number | 'all') => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const notifyListeners = (memberId: number | 'all') => {
  for (const listener of listeners) listener(memberId);
};

/**
 * Call after every write to a member or their sessions, once it is committed. `fromElsewhere`: another server
 * reported it.
 */
export function evictMember(memberId: number, fromElsewhere = false) {
  evictions += 1;
  for (const [sessionId, entry] of entries) {
    if (entry.memberId === memberId) entries.delete(sessionId);
  }
  invalidateCountsNow('member');
  notifyListeners(memberId);
  if (!fromElsewhere) broadcastEviction(memberId);
}

/** Evicts every member, for writes that do not say whom they changed. */
export function evictAllMembers(fromElsewhere = false) {
  evictions += 1;
  entries.clear();
  invalidateCountsNow('member');
  notifyListeners('all');
  if (!fromElsewhere) broadcastEviction('all');
}
