import type { Knex } from 'knex';
import { listIndex, rareIndex } from '../../db/indexes';
import type { Subject } from '../../subject';
import { updateChatNames } from './data/group/chat-names';
import * as trustChats from './data/pets/trust-chats';
import * as petChats from './data/pets/pet-chats';
import { onRecordChanged } from './data/pets/card-lines';
import { onTaskChanged } from './data/pets/task-cards';
import { fillPetChats } from './data/pets/fill-pet-chats';
import { messageWay } from './data/message-way';
import { homeUnread } from './data/home-unread';
import { chatPushes } from './data/push-source';
import { writeFromOffice } from './data/office/office-chat';
import { fillMessageWords, purgeWords } from './search/message-words';
import { inboxAttention } from './data/office/inbox-attention';
import { peopleOf } from './services/inbox';
import { messagesOfRecords } from './data/pets/records';
import { mailUnread } from './data/unread-mails';
import { showsFile, sweepUploads } from './data/chat-files';
import * as inboxDependents from './data/inbox-dependents';
import { fillInbox, watchSeats } from './panel/watch-seats';
import { chatFinder } from './data/find-chats';
import { viewIndexes } from './data/office/chat-views';
import { fillWaits } from './data/office/fill-waits';
import { sweepDeleted } from './data/office/office-notes';

/** The few pinned messages of a chat. */
const pinsIndex =
  'create index if not exists inbox_messages_pins_idx on inbox_messages (chat_id, pinned_at) where pinned_at is not null';
/** The messages of a chat that were changed. Most never are, and sending them should not write here. */
const changesIndex =
  'create index if not exists inbox_messages_changes_idx on inbox_messages (chat_id, revision, id) where revision is not null';
/** The lines of what happened, which are few. */
const linesIndex =
  'create index if not exists inbox_messages_lines_idx on inbox_messages (id) where event is not null';
/** Chats in which a member has a seat. Whoever was removed from a group learns no more of it. */
const seatedIn = (query: Knex.QueryBuilder, memberId: number) =>
  void query.whereIn('id', (seats) =>
    seats.from('inbox_seats').where({ member_id: memberId }).select('chat_id'),
  );

/** For how long a job fills in what is older each minute, so that a server has time for its members. */
const FILLING_MS = 30_000;

export const inbox: Subject = {
  name: 'inbox',
  finders: [chatFinder],
  eraseMember: (strapi, { id }) => inboxDependents.eraseMember(strapi, id),
  ownData: {
    tables: [
      {
        title: 'Messages you wrote',
        table: 'inbox_messages',
        column: 'sender_id',
        without: ['pinned_by_id'],
      },
      {
        title: 'Earlier versions of your messages',
        table: 'inbox_wordings',
        column: 'author_id',
      },
      { title: 'Your reactions to messages', table: 'inbox_reactions', column: 'member_id' },
      { title: 'Messages that mention you', table: 'inbox_mentions', column: 'member_id' },
      {
        title: 'Your places in chats',
        table: 'inbox_seats',
        column: 'member_id',
        without: ['mine', 'unwritten'],
      },
      {
        title: 'Your notes for the office',
        table: 'inbox_notes',
        column: 'author_id',
        where: { kind: 'note' },
        without: ['assignee_id'],
      },
      { title: 'Files in chats', table: 'inbox_files', column: 'uploader_id' },
      {
        title: 'Chats you opened',
        table: 'inbox_chats',
        column: 'opener_id',
        only: seatedIn,
        // What the office keeps beside a chat is the office's.
        without: [
          ...['search_key', 'people_key', 'waiting_since', 'waiter_id'],
          ...['answered_up_to', 'waits_up_to', 'assignee_id'],
        ],
      },
    ],
    named: { inbox_chats: seatedIn },
    except: {
      'inbox_messages.pinned_by_id': 'The message is in the copy of the member who wrote it.',
      'inbox_notes.assignee_id': 'It says who of the office takes care of someone else’s chat.',
      'inbox_chats.assignee_id': 'It says who of the office takes care of someone else’s chat.',
      'inbox_chats.waiter_id': 'It says whose message is to be answered, which is in their copy.',
    },
  },
  dependents: [inboxDependents.belongings],
  showsFile,
  onMemberChanged: async (strapi, memberId, { name }) => {
    if (name !== undefined) await updateChatNames(strapi, memberId, name);
    await petChats.updatePetChatsOf(strapi, memberId);
  },
  onTrustsChanged: {
    opened: trustChats.openTrustChat,
    renamed: trustChats.notifyTrustRenamed,
    ended: trustChats.endTrustChat,
    joined: trustChats.joinTrustChat,
    left: trustChats.leaveTrustChat,
  },
  onPetsChanged: {
    changed: (strapi, petId) => petChats.updatePetChat(strapi, petId),
    erased: petChats.endPetChat,
    recorded: onRecordChanged,
    taskChanged: onTaskChanged,
  },
  messagesOfRecords,
  pushSource: chatPushes,
  attention: inboxAttention,
  homePart: homeUnread,
  memberPagePart: messageWay,
  writeFromOffice,
  peopleOfChat: peopleOf,
  sweeps: [sweepUploads, purgeWords, (strapi) => sweepDeleted(strapi)],
  eachMinute: [
    {
      name: 'unreadMails',
      what: 'Emails about unread messages',
      task: (strapi) => mailUnread(strapi),
    },
    {
      name: 'messageWords',
      what: 'Message search',
      task: (strapi) => fillMessageWords(strapi, Date.now() + FILLING_MS),
    },
    {
      name: 'petChats',
      what: 'Care team chats',
      task: (strapi) => fillPetChats(strapi, Date.now() + FILLING_MS),
    },
    {
      name: 'chatWaits',
      what: 'Who waits for the office',
      task: (strapi) => fillWaits(strapi, Date.now() + FILLING_MS),
    },
  ],
  indexes: [
    ...viewIndexes,
    listIndex('inbox_seats', 'inbox_seats_list_idx', 'member_id', 'active_at'),
    listIndex('inbox_messages', 'inbox_messages_chat_idx', 'chat_id'),
    changesIndex,
    listIndex('inbox_messages', 'inbox_messages_days_idx', 'chat_id', 'created_at'),
    listIndex('inbox_messages', 'inbox_messages_written_idx', 'created_at'),
    rareIndex('inbox_messages', 'edited_at'),
    rareIndex('inbox_messages', 'deleted_at'),
    listIndex('inbox_files', 'inbox_files_chat_idx', 'chat_id', 'kind'),
    listIndex('inbox_mentions', 'inbox_mentions_member_idx', 'member_id'),
    pinsIndex,
    linesIndex,
    rareIndex('inbox_seats', 'unread_since'),
  ],
  search: { name: 'message' },
  seeded: [fillInbox, watchSeats],
};
