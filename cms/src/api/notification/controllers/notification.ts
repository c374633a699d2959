import { notificationEndpoints } from '@hearthside/contract/notification/endpoints';
import { controller } from '../../../http/controller';
import * as notificationService from '../services/notification';

export default controller(notificationEndpoints, (strapi) => ({
  list: ({ member, query }) => notificationService.list(strapi, member, query),
  read: ({ member, params }) => notificationService.read(strapi, member.id, params.id),
  choices: ({ member }) => notificationService.choices(strapi, member.id),
  saveChoices: ({ member, body }) => notificationService.saveChoices(strapi, member.id, body),
  readAll: ({ member }) => notificationService.readAll(strapi, member.id),
  unsubscribePage: ({ query, ctx }) =>
    notificationService.showUnsubscribing(strapi, ctx, query.token),
  unsubscribe: ({ query, ctx }) => notificationService.unsubscribe(strapi, ctx, query.token),
}));
