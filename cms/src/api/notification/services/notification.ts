/** Notifies members of what concerns them: stored for the bell, and by email where it matters, as they have chosen. */
import type { Core } from '@strapi/strapi';
import { erasePushDevices } from '../../../push/push-devices';

export { announce, withdraw } from '../data/announcing';
export {
  notifyCopyFailed,
  notifyNewcomer,
  notifyRoleAsked,
  notifyRoleChanged,
  notifyRoleDeclined,
  notifyFactorReset,
  notifyFeatured,
  notifyReinstated,
  notifyTrustAssigned,
  notifyProfileChanged,
  notifyVerified,
  notifyUnverified,
} from '../data/account-notices';
export {
  notifyPetComment,
  notifyPetEntry,
  notifyPetOwner,
  notifyTrustPet,
  notifyLinked,
} from '../data/pet-notices';
export { list, read, readAll } from '../data/bell';
export {
  pushState,
  removePushDevice,
  removePushDevices,
  subscribePush,
} from '../../../push/push-devices';
export { testPush } from '../data/test-push';
export { showUnsubscribing, unsubscribe } from '../data/unsubscribing';
export { choices, saveChoices, memberQuietUntil as quietUntil } from '../data/choosing';

/** Erases what is stored about a member who is being erased: notifications, reminders, choices and devices. */
export async function eraseMember(strapi: Core.Strapi, memberId: number) {
  await erasePushDevices(strapi, memberId);
  for (const type of ['notification', 'reminder', 'choice'] as const) {
    await strapi.db.query(`api::notification.${type}`).deleteMany({ where: { member: memberId } });
  }
}
