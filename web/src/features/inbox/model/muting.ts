import { isNotified, type Chat } from '@hearthside/contract/inbox/fields';
import { clock, daysBetween } from '@/lib/dates';

type Muted = Pick<Chat, 'notifications' | 'mutedUntil'>;

/** Whether a chat is muted, and until when: “Muted until 9:40 PM”. Undefined if it is not muted at this moment. */
export function mutedText(chat: Muted, now: Date): string | undefined {
  if (isNotified(chat, now.getTime())) return undefined;
  if (chat.mutedUntil === null) return 'Muted';
  const until = new Date(chat.mutedUntil);
  const day = daysBetween(until, now) === 0 ? '' : 'tomorrow, ';
  return `Muted until ${day}${clock(until)}`;
}
