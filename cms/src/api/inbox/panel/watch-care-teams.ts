import type { Core } from '@strapi/strapi';
import { afterCommit } from '../../../db/after-commit';
import { loggedError } from '../../../http/logged-error';
import { memberIn } from '../../../auth/watch-members';
import { followPetsOf } from '../data/pets/pet-chats';

/** Columns that decide whether somebody who cares for a pet is in its chat. */
const DECIDING = ['role', 'verified'];

interface Write {
  params?: { where?: unknown; data?: unknown };
  result?: unknown;
}

/**
 * Members who are verified, or get another role, also through the panel, join and leave the chats of the pets they care
 * for. What they may read is asked for with each call besides.
 */
export function watchCareTeams(strapi: Core.Strapi) {
  const follow = async (write: Write) => {
    const changed = Object.keys((write.params?.data ?? {}) as object);
    const id = memberIn(write);
    if (id === null || !DECIDING.some((column) => changed.includes(column))) return;
    await afterCommit(strapi, () => {
      followPetsOf(strapi, id).catch((error) =>
        strapi.log.warn(`Seats in the chats of pets: ${loggedError(error)}`),
      );
    });
  };
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    afterUpdate: follow,
    afterUpdateMany: follow,
  });
}
