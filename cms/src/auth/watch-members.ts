import type { Core } from '@strapi/strapi';
import { afterCommit } from '../db/after-commit';
import { evictAllMembers, evictMember } from './member-cache';
import { invalidateCounts } from '../db/cached-count';

/** What a write tells of itself, as far as it matters here. */
interface Write {
  params?: { where?: unknown; data?: unknown };
  result?: unknown;
}

/** What changes with every sign-in, and no access or total depends on. */
const OF_NO_MATTER = ['lastSignInAt', 'updatedAt'];

const plainId = (of: unknown): number | null => {
  const { id } = (of ?? {}) as { id?: unknown };
  const isPlain = typeof id === 'number' || (typeof id === 'string' && /^\d+$/.test(id));
  return isPlain ? Number(id) : null;
};

/** The one member a write changed, or null where it does not say whom. */
export const memberIn = ({ params, result }: Write): number | null =>
  plainId(params?.where) ?? plainId(result);

/** Whether a write only notes that somebody has signed in. */
export function isSignIn({ params }: Write): boolean {
  const changed = Object.keys(params?.data ?? {});
  return changed.includes('lastSignInAt') && changed.every((key) => OF_NO_MATTER.includes(key));
}

/** Whatever writes to members, the panel included, ends what is remembered of them. */
export function watchMembers(strapi: Core.Strapi) {
  const evictNow = (write: Write) => {
    const id = memberIn(write);
    if (id === null) evictAllMembers();
    else evictMember(id);
    invalidateCounts('member');
  };
  const evict = async (write: Write) => {
    evictNow(write);
    // Whoever asks before the commit is told, and remembers, what was before.
    if (strapi.db.inTransaction()) await afterCommit(strapi, () => evictNow(write));
  };
  const evictChanged = async (write: Write) => {
    if (!isSignIn(write)) await evict(write);
  };
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    afterCreate: evict,
    afterCreateMany: evict,
    afterUpdate: evictChanged,
    afterUpdateMany: evictChanged,
    afterDelete: evict,
    afterDeleteMany: evict,
  });
}
