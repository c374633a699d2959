import type { Message } from '@hearthside/contract/inbox/fields';
import type { Thread } from '../../model/thread';

/** The pinned messages that a thread knows, the last pinned first: loaded ones, and changed ones that are not loaded. */
export function pinsOf({ messages, ahead, aside }: Thread): Message[] {
  return [...messages, ...ahead, ...aside.values()]
    .filter(({ pinnedAt }) => pinnedAt !== null)
    .sort(lastFirst);
}

function lastFirst(one: Message, other: Message): number {
  if (one.pinnedAt === other.pinnedAt) return other.id - one.id;
  return (one.pinnedAt ?? '') < (other.pinnedAt ?? '') ? 1 : -1;
}
