import type { ChatKind } from '@hearthside/contract/inbox/fields';

/**
 * Whether a chat is a group that its people change. A trust's chat follows its trust, a direct chat has its two people,
 * and a chat with the office is its member's own.
 */
export const isGroup = ({
  kind,
  officeChat,
}: {
  kind: ChatKind;
  officeChat: boolean | number | null;
}): boolean => kind === 'group' && !officeChat;
