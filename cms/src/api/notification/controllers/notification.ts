import { notificationEndpoints } from '@hearthside/contract/notification/endpoints';
import { countAttempt } from '../../../auth/attempts';
import { controller } from '../../../http/controller';
import * as notificationService from '../services/notification';

export default controller(notificationEndpoints, (strapi) => ({
  list: ({ member, query }) => notificationService.list(strapi, member, query),
  read: ({ member, params }) => notificationService.read(strapi, member.id, params.id),
  choices: ({ member }) => notificationService.choices(strapi, member.id),
  saveChoices: ({ member, body }) => notificationService.saveChoices(strapi, member.id, body),
  readAll: ({ member }) => notificationService.readAll(strapi, member.id),
  pushState: ({ member }) => notificationService.pushState(strapi, member),
  subscribePush: async ({ member, body }) => {
    await countAttempt('push_by_account', String(member.id));
    return notificationService.subscribePush(strapi, member, body);
  },
  removePushDevice: ({ member, params }) =>
    notificationService.removePushDevice(strapi, member, params.id),
  removePushDevices: ({ member }) => notificationService.removePushDevices(strapi, member),
  testPush: async ({ member }) => {
    await countAttempt('push_by_account', String(member.id));
    return notificationService.testPush(strapi, member);
  },
  unsubscribePage: ({ query, ctx }) =>
    notificationService.showUnsubscribing(strapi, ctx, query.token),
  unsubscribe: ({ query, ctx }) => notificationService.unsubscribe(strapi, ctx, query.token),
}));
