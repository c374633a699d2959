import { listIndex, rareIndex } from '../../db/indexes';
import { services } from '../../services';
import type { Subject } from '../../subject';
import { chatFiles } from './domain/chat-files';
import { inboxDependents } from './domain/inbox-dependents';
import { fillInbox, watchAdmins } from './domain/watch-admins';

export const inbox: Subject = {
  name: 'inbox',
  eraseMember: (strapi, { id }) => inboxDependents(strapi).eraseMember(id),
  dependents: [(strapi, memberId) => inboxDependents(strapi).belongings(memberId)],
  showsFile: (strapi, actor, key) => chatFiles(strapi).showsFile(actor, key),
  sweeps: [(strapi) => services(strapi).inbox.sweepUploads()],
  eachMinute: [
    {
      name: 'unreadMails',
      what: 'Mails about unread messages',
      task: (strapi) => services(strapi).inbox.mailUnread(),
    },
  ],
  indexes: [
    listIndex('inbox_seats', 'inbox_seats_list_idx', 'member_id', 'active_at'),
    listIndex('inbox_seats', 'inbox_seats_unread_idx', 'member_id', 'unread'),
    listIndex('inbox_messages', 'inbox_messages_chat_idx', 'chat_id'),
    listIndex('inbox_files', 'inbox_files_chat_idx', 'chat_id', 'kind'),
    rareIndex('inbox_seats', 'unread_since'),
  ],
  seeded: [fillInbox, watchAdmins],
};
