import type { Message } from '@hearthside/contract/inbox/fields';
import { isSeen } from '../policy';

/**
 * A message as somebody reads it who sees the chat from a message on. A reply to something older has no quote for
 * them: nothing tells what it answers, nor who wrote that.
 */
export const withoutHiddenQuote = (message: Message, seesFrom: number | null): Message =>
  message.replyTo && !isSeen(seesFrom, message.replyTo.id)
    ? { ...message, replyTo: null }
    : message;
