import { notificationEndpoints } from '@hearthside/contract/notification';
import { controller } from '../../../access/controller';

export default controller(notificationEndpoints, 'notification', (notifications) => ({
  list: ({ member, query }) => notifications.list(member.id, query),
  read: ({ member, params }) => notifications.read(member.id, params.id),
  readAll: ({ member }) => notifications.readAll(member.id),
}));
