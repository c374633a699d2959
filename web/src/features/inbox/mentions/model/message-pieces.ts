import { codeParts, type CodePart } from '@hearthside/contract/inbox/code-parts';
import { mentionPlaces } from '@hearthside/contract/inbox/mentions';
import type { Mention } from '@hearthside/contract/inbox/fields';
import { textPieces, type TextPiece } from '../../model/message-text';

/** A part of a message: plain text, a link, code, or somebody whom it mentions. */
export type MessagePiece = TextPiece & { mention?: Mention; code?: CodePart['code'] };

/** Splits a message into text, links, code and mentions. In code there are neither links nor mentions. */
export const messagePieces = (text: string, mentions: readonly Mention[]): MessagePiece[] =>
  codeParts(text).flatMap((part): MessagePiece[] =>
    part.code ? [part] : plainPieces(part.text, mentions),
  );

function plainPieces(text: string, mentions: readonly Mention[]): MessagePiece[] {
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
