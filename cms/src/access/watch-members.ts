import type { Core } from '@strapi/strapi';
import { afterCommit } from './after-commit';
import { forgetAllMembers, forgetMember } from './member-cache';
import { forgetCounts } from './remembered-count';

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
  const forgetNow = (write: Write) => {
    const id = memberIn(write);
    if (id === null) forgetAllMembers();
    else forgetMember(id);
    forgetCounts('member');
  };
  const forget = async (write: Write) => {
    forgetNow(write);
    // Whoever asks before the commit is told, and remembers, what was before.
    if (strapi.db.inTransaction()) await afterCommit(strapi, () => forgetNow(write));
  };
  const forgetChange = async (write: Write) => {
    if (!isSignIn(write)) await forget(write);
  };
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    afterCreate: forget,
    afterCreateMany: forget,
    afterUpdate: forgetChange,
    afterUpdateMany: forgetChange,
    afterDelete: forget,
    afterDeleteMany: forget,
  });
}
