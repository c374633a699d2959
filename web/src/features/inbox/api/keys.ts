import type { ChatFileKind } from '@hearthside/contract/inbox-file';

/** Which of the member's chats are looked at. */
export interface ChatsAsked {
  search?: string;
  /** Those the member has closed, in place of the open ones. */
  closed?: boolean;
}

/** The inbox's keys in the data cache. Lists that go on by a cursor are refreshed by `InboxEvents` instead. */
export const inboxKeys = {
  state: ['inbox', 'state'] as const,
  people: (search: string) => ['inbox', 'people', search] as const,
  chats: (asked: Required<ChatsAsked>, before: string | undefined) =>
    ['inbox', 'list', asked, before] as const,
  files: (chatId: number, kind: ChatFileKind, before: number | undefined) =>
    ['inbox', 'files', chatId, kind, before] as const,
};
