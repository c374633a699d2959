import type { Core } from '@strapi/strapi';
import { afterCommit } from '../db/after-commit';
import { evictAllMembers, evictMember } from './member-cache';

/** The parts of a write event that matter here. */
interface Write {
  params?: { where?: unknown; data?: unknown };
  result?: unknown;
}

/** Fields that change with every sign-in and on which no access or total depends. */
const OF_NO_MATTER = ['lastSignInAt', 'updatedAt'];

const plainId = (of: unknown): number | null => {
  const { id } = (of ?? {}) as { id?: unknown };
  const isPlain = typeof id === 'number' || (typeof id === 'string' && /^\d+$/.test(id));
  return isPlain ? Number(id) : null;
};

/** The one member a write changed, or null where it does not say whom. */
export const memberIn = ({ params, result }: Write): number | null =>
  plainId(params?.where) ?? plainId(result);

/** Whether a write only notes that someone has signed in. */
export function isSignIn({ params }: Write): boolean {
  const changed = Object.keys(params?.data ?? {});
  return changed.includes('lastSignInAt') && changed.every((key) => OF_NO_MATTER.includes(key));
}

/** Evicts cached members after any write to them, including the panel's. */
export function watchMembers(strapi: Core.Strapi) {
  const evictNow = (write: Write) => {
    const id = memberIn(write);
    if (id === null) evictAllMembers();
    else evictMember(id);
  };
  const evict = async (write: Write) => {
    evictNow(write);
    // A request before the commit still reads, and caches, the old state.
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
