import {
  REACTIONS,
  type Message,
  type Reaction,
  type ReactionKind,
} from '@hearthside/contract/inbox/fields';
import { inWords, senderName, shortName, type People } from './chat-words';

/** The viewer's own reaction to a message, or null. */
export const ownReaction = (
  reactions: readonly Reaction[],
  viewerId: number,
): ReactionKind | null =>
  reactions.find(({ memberIds }) => memberIds.includes(viewerId))?.kind ?? null;

/** One way in which people have reacted, as it is shown. */
export interface ShownReaction {
  kind: ReactionKind;
  sign: string;
  own: boolean;
  /** 'You, Theo and 2 more'. */
  words: string;
  /** 'Like: You, Theo Okafor, Sam Delgado'. */
  label: string;
}

/** The reactions to a message, with the names of who has reacted, one\u2019s own first. */
export const shownReactions = (
  { reactions }: Pick<Message, 'reactions'>,
  people: People,
  viewerId: number,
): ShownReaction[] =>
  reactions.map(({ kind, memberIds }) => {
    const own = memberIds.includes(viewerId);
    const others = memberIds.filter((id) => id !== viewerId);
    const you = own ? ['You'] : [];
    const { sign, label } = REACTIONS[kind];
    return {
      kind,
      sign,
      own,
      words: inWords([...you, ...others.map((id) => shortName(people, id))]),
      label: `${label}: ${[...you, ...others.map((id) => senderName(people, id))].join(', ')}`,
    };
  });
