import { notificationEndpoints } from '@hearthside/contract/notification';
import { controller } from '../../../access/controller';

export default controller(notificationEndpoints, 'notification', (notifications) => ({
  list: ({ member, query }) => notifications.list(member.id, query),
  read: ({ member, params }) => notifications.read(member.id, params.id),
  choices: ({ member }) => notifications.choices(member.id),
  saveChoices: ({ member, body }) => notifications.saveChoices(member.id, body),
  readAll: ({ member }) => notifications.readAll(member.id),
}));
