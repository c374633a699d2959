import type { Core } from '@strapi/strapi';
import type { Role } from '@hearthside/contract/access';
import { invalidateCounts } from '../db/cached-count';
import { roleOf } from './roles';

/** The signed-in member who makes a request, as much as access checks need to know. */
export interface Member {
  id: number;
  role: Role;
  verified: boolean;
  sessionId: string;
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

interface Row {
  id: number;
  verified: boolean | number;
  blocked: boolean | number;
  deleted_at: unknown;
  confirmed: boolean | number;
  role_id: number;
}

async function load(strapi: Core.Strapi, sessionId: string): Promise<Entry> {
  const at = Date.now();
  const row: Row | undefined = await strapi.db
    .connection('portal_sessions as s')
    .join('up_users as u', 'u.id', 's.member_id')
    .where('s.session_id', sessionId)
    .where('s.expires_at', '>', new Date(at))
    .first('u.id', 'u.verified', 'u.blocked', 'u.deleted_at', 'u.confirmed', 'u.role_id');
  const role = row && roleOf(row.role_id);
  const lives = row && role && row.confirmed && !row.blocked && !row.deleted_at;
  const member = lives ? { id: row.id, role, verified: Boolean(row.verified), sessionId } : null;
  return { member, memberId: row?.id ?? 0, at };
}

/** The member of a live session, or null. Ended, expired, blocked and deleted all look the same. */
export async function memberOf(strapi: Core.Strapi, sessionId: string): Promise<Member | null> {
  const known = entries.get(sessionId);
  if (known && Date.now() - known.at < CACHE_MS) return known.member;
  const entry = await load(strapi, sessionId);
  entries.delete(sessionId);
  if (entries.size >= KEPT) entries.delete(entries.keys().next().value as string);
  if (entry.member) entries.set(sessionId, entry);
  return entry.member;
}

/** The same, read from the database, for callers who look because something may just have changed. */
export function memberNow(strapi: Core.Strapi, sessionId: string): Promise<Member | null> {
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
  for (const [sessionId, entry] of entries) {
    if (entry.memberId === memberId) entries.delete(sessionId);
  }
  invalidateCounts('member');
  notifyListeners(memberId);
  if (!fromElsewhere) broadcastEviction(memberId);
}

/** Evicts every member, for writes that do not say whom they changed. */
export function evictAllMembers(fromElsewhere = false) {
  entries.clear();
  notifyListeners('all');
  if (!fromElsewhere) broadcastEviction('all');
}
