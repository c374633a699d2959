import type { MessageWay } from '@hearthside/contract/inbox/message-way';
import { hasCode, messageOf } from '@/lib/api/api-error';
import { isCodeUnavailable } from '@/ui/code-unavailable';

/** What failed when the chat with somebody could not be opened. */
export const openFailed = (name: string) => `The chat with ${name} didn’t open`;

/** Why it did not open, and what to do about it. */
export function messageTrouble(error: unknown, name: string, way: MessageWay): string {
  if (hasCode(error, 'INVALID_INPUT', 'NOT_FOUND', 'NOT_ALLOWED')) {
    return way === 'office'
      ? `${name} can’t be messaged anymore. Their account may be suspended or deleted. Check Users.`
      : `${name} can’t be messaged anymore. Our team can pass something on: write to them from the help center.`;
  }
  if (isCodeUnavailable(error)) return 'Reload the page, then try again.';
  const why = messageOf(error);
  return /try again/i.test(why) ? why : `${why} Please try again.`;
}
