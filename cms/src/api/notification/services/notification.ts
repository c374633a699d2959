import type { Core } from '@strapi/strapi';
import { accountNews } from '../domain/account-news';
import { announcing } from '../domain/announcing';
import { bell } from '../domain/bell';
import { choosing } from '../domain/choosing';
import { petNews } from '../domain/pet-news';

/** Telling members what concerns them: stored for the bell, and by mail where it matters, as they have chosen. */
const notificationService = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...announcing(strapi),
  ...accountNews(strapi),
  ...petNews(strapi),
  ...bell(strapi),
  ...choosing(strapi),

  /** Forgets a member who is being erased: what they were told, what reminded them, what they have chosen. */
  async forgetMember(memberId: number) {
    for (const type of ['notification', 'reminder', 'choice'] as const) {
      await strapi.db
        .query(`api::notification.${type}`)
        .deleteMany({ where: { member: memberId } });
    }
  },
});

export default notificationService;
export type NotificationService = ReturnType<typeof notificationService>;
