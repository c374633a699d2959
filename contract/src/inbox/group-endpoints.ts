import { z } from 'zod';
import { boundedArray } from '../bounded-array';
import { endpoint } from '../endpoint';
import { id, pageQuery, pagination, wholeNumber } from '../list';
import { line } from '../member/person-fields';
import { PICTURE } from '../member/profile';
import { isWithoutLink, NAME_WITH_LINK } from '../name-without-link';
import { SEES } from './events';
import { CHAT_NAME_MAX, PICKED_MAX, PICKER_LIMIT } from './fields';
import { GROUP_TEXTS } from './group-fields';
import { chat, chatUser } from './shapes';

const ofChat = z.strictObject({ chatId: id });

/** The name of a group. Empty to take it away. */
export const groupName = z.strictObject({
  name: line(CHAT_NAME_MAX).refine(isWithoutLink, NAME_WITH_LINK),
});

/** Changing a group. Whoever takes part in it and has an inbox may; a guest, whom staff has invited, may not. */
export const groupEndpoints = {
  renameGroup: endpoint({
    method: 'PATCH',
    path: '/inbox/chats/:chatId/group',
    access: 'inbox',
    summary: 'Name a group; without a name, it goes by the first names of its people',
    params: ofChat,
    body: groupName,
    answer: z.object({ chat }),
  }),
  setGroupPicture: endpoint({
    method: 'PUT',
    path: '/inbox/chats/:chatId/picture',
    access: 'inbox',
    summary: 'Set the picture of a group (JPEG, PNG or WebP)',
    params: ofChat,
    upload: { field: 'file', maxBytes: PICTURE.maxBytes },
    answer: z.object({ chat }),
  }),
  removeGroupPicture: endpoint({
    method: 'DELETE',
    path: '/inbox/chats/:chatId/picture',
    access: 'inbox',
    summary: 'Remove the picture of a group',
    params: ofChat,
    answer: z.object({ chat }),
  }),
  peopleToAdd: endpoint({
    method: 'GET',
    path: '/inbox/chats/:chatId/people-to-add',
    access: 'inbox',
    summary:
      'People who can be added to a group: those who can be picked for a chat and are not in it yet',
    params: ofChat,
    query: z.strictObject({
      search: pageQuery.search,
      page: pageQuery.page,
      limit: wholeNumber(1, PICKER_LIMIT).default(PICKER_LIMIT),
    }),
    answer: z.object({ people: z.array(chatUser), pagination }),
  }),
  addToGroup: endpoint({
    method: 'POST',
    path: '/inbox/chats/:chatId/people',
    access: 'inbox',
    summary: 'Add people to a group; they see all of it, or only what follows',
    params: ofChat,
    body: z.strictObject({
      memberIds: boundedArray(id, PICKED_MAX).min(1, GROUP_TEXTS.addSomebody),
      sees: z.enum(SEES),
    }),
    answer: z.object({ chat }),
  }),
  removeFromGroup: endpoint({
    method: 'DELETE',
    path: '/inbox/chats/:chatId/people/:memberId',
    access: 'inbox',
    summary: 'Remove someone from a group, as its creator or an admin',
    params: z.strictObject({ chatId: id, memberId: id }),
    answer: z.object({ chat }),
  }),
  leaveGroup: endpoint({
    method: 'POST',
    path: '/inbox/chats/:chatId/leave',
    access: 'inbox',
    summary: 'Leave a group; if no one is left in it, it ends',
    params: ofChat,
    answer: z.object({ id: z.number() }),
  }),
};
