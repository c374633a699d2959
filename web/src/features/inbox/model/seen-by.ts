import type { ChatMember, Message } from '@hearthside/contract/inbox/fields';
import { fullName } from '@/lib/full-name';

/** Below which of the viewer's own messages it says who has seen it, with their names. */
export type SeenBy = ReadonlyMap<number, readonly string[]>;

/**
 * The newest of one's own messages shows who has seen it. If nobody has yet, the last one before it that somebody has
 * seen shows it too. Admins who read along count like everybody else.
 */
export function seenBy(
  messages: readonly Message[],
  members: readonly ChatMember[],
  viewerId: number,
): SeenBy {
  const others = members.filter(({ user }) => user.id !== viewerId);
  const lines = new Map<number, readonly string[]>();
  for (const message of [...messages].reverse()) {
    if (message.senderId !== viewerId || message.event) continue;
    const names = others
      .filter(({ readUpTo }) => readUpTo >= message.id)
      .map(({ user }) => fullName(user));
    if (names.length > 0) return lines.set(message.id, names);
    if (lines.size === 0) lines.set(message.id, names);
  }
  return lines;
}

/** 'Sent', 'Seen by Theo Okafor', 'Seen by Theo Okafor and Mei Tanaka', 'Seen by 3'. */
export function seenWords(names: readonly string[]): string {
  if (names.length === 0) return 'Sent';
  return `Seen by ${names.length <= 2 ? names.join(' and ') : names.length}`;
}
