import type { Core } from '@strapi/strapi';
import { accountNotices } from '../domain/account-notices';
import { announcing } from '../domain/announcing';
import { bell } from '../domain/bell';
import { choosing } from '../domain/choosing';
import { petNotices } from '../domain/pet-notices';

/** Telling members what concerns them: stored for the bell, and by mail where it matters, as they have chosen. */
const notificationService = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...announcing(strapi),
  ...accountNotices(strapi),
  ...petNotices(strapi),
  ...bell(strapi),
  ...choosing(strapi),

  /** Forgets a member who is being erased: what they were told, what reminded them, what they have chosen. */
  async eraseMember(memberId: number) {
    for (const type of ['notification', 'reminder', 'choice'] as const) {
      await strapi.db
        .query(`api::notification.${type}`)
        .deleteMany({ where: { member: memberId } });
    }
  },
});

export default notificationService;
export type NotificationService = ReturnType<typeof notificationService>;
