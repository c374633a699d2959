import { INBOX_TEXTS, type Chat, type Message } from '@hearthside/contract/inbox/fields';
import { fullName } from '@/lib/full-name';

/** Whether this device shows new messages while nobody looks: `unset` until the member was asked. */
export type DesktopChoice = 'unset' | 'on' | 'off';

/** What a browser lets the portal do; `unsupported` where it shows no notifications at all. */
export type DesktopPermission = NotificationPermission | 'unsupported';

/** Whether a new message is one the member wants to be told of, and has not seen on another device yet. */
export function isWorthNotifying(
  chat: Pick<Chat, 'notifications' | 'readUpTo'>,
  message: Pick<Message, 'id' | 'senderId'>,
  viewerId: number,
): boolean {
  return message.senderId !== viewerId && chat.notifications && chat.readUpTo < message.id;
}

/**
 * Whether to ask for notifications: once a message has come unseen, so that it is plain what for, and never
 * where the member or the browser has decided already.
 */
export const isWorthAsking = (
  permission: DesktopPermission,
  choice: DesktopChoice,
  hasMissed: boolean,
): boolean => permission === 'default' && choice === 'unset' && hasMissed;

/** So much of a message stands on a screen that everybody in the room may see. */
const BODY_MAX = 140;

/** The words of a notification: who, where in a group, and the beginning of what. */
export function desktopWords(
  chat: Pick<Chat, 'name' | 'members'>,
  message: Pick<Message, 'senderId' | 'content'>,
): { title: string; body: string } {
  const sender = chat.members.find(({ user }) => user.id === message.senderId);
  const who = sender ? fullName(sender.user) : INBOX_TEXTS.unknownUser;
  const text = message.content.replace(/\s+/g, ' ').trim() || INBOX_TEXTS.attachment;
  return {
    title: chat.name ? `${who} · ${chat.name}` : who,
    body: text.length <= BODY_MAX ? text : `${[...text].slice(0, BODY_MAX - 1).join('')}…`,
  };
}
