import { filesText } from '@hearthside/contract/inbox/attachment-text';
import {
  INBOX_TEXTS,
  isNotified,
  quotedText,
  type Chat,
  type Message,
} from '@hearthside/contract/inbox/fields';
import { fullName } from '@/lib/full-name';
import { isMentioned } from '../../mentions/model/is-mentioned';

/** Whether this device shows new messages while the portal is not visible. `unset` until the member was asked. */
export type DesktopChoice = 'unset' | 'on' | 'off';

/** What a browser allows. `unsupported` if it can't show notifications at all. */
export type DesktopPermission = NotificationPermission | 'unsupported';

/** Whether this device shows notifications: the browser and the member have allowed them. */
export const isNotifying = (device: {
  permission(): DesktopPermission;
  choice(): DesktopChoice;
}): boolean => device.permission() === 'granted' && device.choice() === 'on';

/**
 * Whether the member wants a notification of a new message, and has not seen it on another device yet. One that
 * mentions them is worth it also in a chat for which they have turned notifications off.
 */
export function isWorthNotifying(
  chat: Pick<Chat, 'notifications' | 'mutedUntil' | 'readUpTo'>,
  message: Pick<Message, 'id' | 'senderId' | 'mentions'>,
  viewerId: number,
): boolean {
  const isWanted = isNotified(chat, Date.now()) || isMentioned(message, viewerId);
  return message.senderId !== viewerId && isWanted && chat.readUpTo < message.id;
}

/**
 * Whether to ask for notifications: once a message was missed, so that the purpose is clear, and never after the
 * member or the browser has decided.
 */
export const isWorthAsking = (
  permission: DesktopPermission,
  choice: DesktopChoice,
  hasMissed: boolean,
): boolean => permission === 'default' && choice === 'unset' && hasMissed;

/** The words of a notification of what came in quiet hours: of how many messages in each of the chats. */
export function quietWords(counts: readonly number[]): { title: string; body: string } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const messages = total === 1 ? '1 new message' : `${total} new messages`;
  return {
    title: counts.length === 1 ? messages : `${messages} in ${counts.length} chats`,
    body: 'These came in during your quiet hours.',
  };
}

/**
 * The words of a notification: the sender, and the group if it is one. The beginning of the message is in it only where
 * the member allows it, as in push notifications: others in the room may see the screen.
 */
export function desktopWords(
  chat: Pick<Chat, 'name' | 'members'>,
  message: Pick<Message, 'senderId' | 'content' | 'mentions'> &
    Partial<Pick<Message, 'attachments'>>,
  { viewerId, showsWords }: { viewerId: number; showsWords: boolean },
): { title: string; body: string } {
  const sender = chat.members.find(({ user }) => user.id === message.senderId);
  const who = sender ? fullName(sender.user) : INBOX_TEXTS.unknownUser;
  const mentioned = isMentioned(message, viewerId) && `${who} mentioned you`;
  if (!showsWords) return { title: mentioned || `New message from ${who}`, body: chat.name ?? '' };
  const what = mentioned || who;
  return {
    title: chat.name ? `${what} · ${chat.name}` : what,
    body: quotedText(message.content) || filesText(message.attachments ?? []),
  };
}
