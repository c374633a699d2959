import { mentionPlaces } from '@hearthside/contract/inbox/mentions';
import type { Mention } from '@hearthside/contract/inbox/fields';
import { textPieces, type TextPiece } from '../../model/message-text';

/** A part of a message: plain text, a link, or somebody whom it mentions. */
export type MessagePiece = TextPiece & { mention?: Mention };

/** Splits a message into text, links and mentions. */
export function messagePieces(text: string, mentions: readonly Mention[]): MessagePiece[] {
  if (mentions.length === 0) return textPieces(text);
  const pieces: MessagePiece[] = [];
  let at = 0;
  for (const { from, to, people } of mentionPlaces(text, mentions)) {
    pieces.push(...textPieces(text.slice(at, from)), {
      text: text.slice(from, to),
      mention: people[0]!,
    });
    at = to;
  }
  return [...pieces, ...textPieces(text.slice(at))];
}
