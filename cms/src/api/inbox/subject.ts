import { listIndex, rareIndex } from '../../db/indexes';
import { mailUnread } from './domain/unread-mails';
import type { Subject } from '../../subject';
import { showsFile, sweepUploads } from './domain/chat-files';
import * as inboxDependents from './domain/inbox-dependents';
import { fillInbox, watchAdmins } from './domain/watch-admins';

export const inbox: Subject = {
  name: 'inbox',
  eraseMember: (strapi, { id }) => inboxDependents.eraseMember(strapi, id),
  dependents: [(strapi, memberId) => inboxDependents.belongings(strapi, memberId)],
  showsFile: (strapi, actor, key) => showsFile(strapi, actor, key),
  sweeps: [(strapi) => sweepUploads(strapi)],
  eachMinute: [
    {
      name: 'unreadMails',
      what: 'Mails about unread messages',
      task: (strapi) => mailUnread(strapi),
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
