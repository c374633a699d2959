import { listIndex, rareIndex } from '../../db/indexes';
import type { Subject } from '../../subject';
import { followName } from './data/following-names';
import * as trustChats from './data/trust-chats';
import { messageWay } from './data/message-way';
import { homeUnread } from './data/home-unread';
import { writeFromOffice } from './data/office-chat';
import { inboxAttention } from './data/inbox-attention';
import { peopleOf } from './services/inbox';
import { mailUnread } from './data/unread-mails';
import { showsFile, sweepUploads } from './data/chat-files';
import * as inboxDependents from './data/inbox-dependents';
import { fillInbox, watchAdmins } from './panel/watch-admins';
import { chatFinder } from './data/find-chats';

export const inbox: Subject = {
  name: 'inbox',
  finders: [chatFinder],
  eraseMember: (strapi, { id }) => inboxDependents.eraseMember(strapi, id),
  ownData: {
    tables: [
      { title: 'Messages you wrote', table: 'inbox_messages', column: 'sender_id' },
      { title: 'Your places in chats', table: 'inbox_seats', column: 'member_id' },
      { title: 'Files in chats', table: 'inbox_files', column: 'uploader_id' },
      {
        title: 'Chats you opened',
        table: 'inbox_chats',
        column: 'opener_id',
        without: ['search_key', 'people_key'],
      },
    ],
    except: {},
  },
  dependents: [inboxDependents.belongings],
  showsFile,
  followMember: async (strapi, memberId, { name }) => {
    if (name !== undefined) await followName(strapi, memberId, name);
  },
  followTrusts: {
    opened: trustChats.openTrustChat,
    renamed: trustChats.notifyTrustRenamed,
    ended: trustChats.endTrustChat,
    joined: trustChats.joinTrustChat,
    left: trustChats.leaveTrustChat,
  },
  attention: inboxAttention,
  homePart: homeUnread,
  memberPagePart: messageWay,
  writeFromOffice,
  peopleOfChat: peopleOf,
  sweeps: [sweepUploads],
  eachMinute: [
    {
      name: 'unreadMails',
      what: 'Emails about unread messages',
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
