import type { Core } from '@strapi/strapi';
import { services } from '../services';

/** Every minute members are mailed whose messages have stayed unread. Of several servers each member is mailed by one. */
export function startUnreadMails(strapi: Core.Strapi) {
  const task = () =>
    services(strapi)
      .inbox.mailUnread()
      .catch((error) => strapi.log.warn(`Mails about unread messages: ${error}`));
  strapi.cron.add({ unreadMails: { task, options: { rule: '* * * * *' } } });
}
