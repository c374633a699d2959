import { mentionedIn } from '@hearthside/contract/inbox/mentions';
import type { ChatUser, Mention } from '@hearthside/contract/inbox/fields';
import { fullName } from '@/lib/full-name';

/** Whom a message that is not on the server yet will mention, as far as is known here. */
export const mentionsOf = (text: string, people: readonly ChatUser[]): Mention[] =>
  text.includes('@')
    ? mentionedIn(
        text,
        people.map((person) => ({ memberId: person.id, name: fullName(person) })),
      )
    : [];
