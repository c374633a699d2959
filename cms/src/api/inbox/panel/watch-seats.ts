import type { Core } from '@strapi/strapi';
import { memberIn } from '../../../auth/watch-members';
import { afterCommit } from '../../../db/after-commit';
import { loggedError } from '../../../http/logged-error';
import { fillGroupNames } from '../data/group/chat-names';
import { fillOfficeChats } from '../data/office/fill-office-chats';
import { seatAll, seatAnew } from '../data/office/office-seats';
import { updatePetChatsOf } from '../data/pets/pet-chats';
import { fillTrustChats } from '../data/pets/trust-chats';

/** Columns that decide whether a member is an admin. */
const OF_ADMINS = ['role', 'verified', 'blocked', 'confirmed', 'deletedAt'];
/** Columns that decide whether somebody who cares for a pet is in its chat. */
const OF_CARE_TEAMS = ['role', 'verified'];

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
 * Members who become admins, also through the panel, join the existing chats, and those who no longer are admins leave
 * them (ruling 10). Members who are verified, or get another role, join and leave the chats of the pets they care for.
 * What they may read is asked for with each call besides.
 */
export function watchSeats(strapi: Core.Strapi) {
  const seat = async (write: Write) => {
    const changed = Object.keys((write.params?.data ?? {}) as object);
    const decides = (columns: readonly string[]) => columns.some((one) => changed.includes(one));
    const id = memberIn(write);
    const later = (what: string, work: () => Promise<unknown>) =>
      afterCommit(strapi, () => {
        work().catch((error) => strapi.log.warn(`${what}: ${loggedError(error)}`));
      });
    if (decides(OF_ADMINS)) {
      await later('Seats of admins in the inbox', async () =>
        id === null ? seatAll(strapi) : seatAnew(strapi, id),
      );
    }
    if (id !== null && decides(OF_CARE_TEAMS)) {
      await later('Seats in the chats of pets', () => updatePetChatsOf(strapi, id));
    }
  };
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    afterCreate: seat,
    afterUpdate: seat,
    afterUpdateMany: seat,
  });
}
