import type { Core } from '@strapi/strapi';
import { afterCommit } from '../../../db/after-commit';
import { loggedError } from '../../../http/logged-error';
import { memberIn } from '../../../auth/watch-members';
import { fillOfficeChats } from '../data/office/fill-office-chats';
import { fillGroupNames } from '../data/group/following-names';
import { seatAll, seatAnew } from '../data/office/office-seats';
import { fillTrustChats } from '../data/pets/trust-chats';

/** Columns that decide whether a member is an admin. */
const DECIDING = ['role', 'verified', 'blocked', 'confirmed', 'deletedAt'];

interface Write {
  params?: { where?: unknown; data?: unknown };
  result?: unknown;
}

/** Creates missing trust chats and seats, for a database from before the inbox. */
export async function fillInbox(strapi: Core.Strapi) {
  await fillTrustChats(strapi);
  await fillOfficeChats(strapi);
  await fillGroupNames(strapi);
  await seatAll(strapi);
}

/**
 * Members who become admins, also through the panel, join the existing chats. Those who no longer are admins leave
 * them (ruling 10).
 */
export function watchAdmins(strapi: Core.Strapi) {
  const seat = async (write: Write) => {
    const changed = Object.keys((write.params?.data ?? {}) as object);
    if (!DECIDING.some((column) => changed.includes(column))) return;
    const id = memberIn(write);
    await afterCommit(strapi, () => {
      const seated = id === null ? seatAll(strapi) : seatAnew(strapi, id);
      Promise.resolve(seated).catch((error) =>
        strapi.log.warn(`Seats of admins in the inbox: ${loggedError(error)}`),
      );
    });
  };
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    afterCreate: seat,
    afterUpdate: seat,
    afterUpdateMany: seat,
  });
}
