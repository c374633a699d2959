import { notificationEndpoints } from '@hearthside/contract/notification';
import { controller } from '../../../access/controller';
import { services } from '../../../services';

export default controller(notificationEndpoints, (strapi) => {
  const { notification: notifications } = services(strapi);
  return {
    list: ({ member, query }) => notifications.list(member.id, query),
    read: ({ member, params }) => notifications.read(member.id, params.id),
    readAll: ({ member }) => notifications.readAll(member.id),
  };
});
