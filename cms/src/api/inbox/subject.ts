import { followName } from './data/following-names';
import * as trustChats from './data/trust-chats';
import { inboxAttention } from './data/inbox-attention';
import { peopleOf } from './services/inbox';
import { listIndex, rareIndex } from '../../db/indexes';
import { mailUnread } from './data/unread-mails';
import type { Subject } from '../../subject';
import { showsFile, sweepUploads } from './data/chat-files';
import * as inboxDependents from './data/inbox-dependents';
import { fillInbox, watchAdmins } from './panel/watch-admins';

export const inbox: Subject = {
  name: 'inbox',
  eraseMember: (strapi, { id }) => inboxDependents.eraseMember(strapi, id),
  dependents: [(strapi, memberId) => inboxDependents.belongings(strapi, memberId)],
  showsFile: (strapi, actor, key) => showsFile(strapi, actor, key),
  followMember: async (strapi, memberId, { name }) => {
    if (name !== undefined) await followName(strapi, memberId, name);
  },
  followTrusts: {
    opened: (strapi, trustId) => trustChats.openTrustChat(strapi, trustId),
    renamed: (strapi, trustId) => trustChats.notifyTrustRenamed(strapi, trustId),
    ended: (strapi, trustId, name, by) => trustChats.endTrustChat(strapi, trustId, name, by),
    joined: (strapi, trustId, memberId) => trustChats.joinTrustChat(strapi, trustId, memberId),
    left: (strapi, trustId, memberId) => trustChats.leaveTrustChat(strapi, trustId, memberId),
  },
  attention: (strapi, member) => inboxAttention(strapi, member),
  peopleOfChat: (strapi, actor, chatId) => peopleOf(strapi, actor, chatId),
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
