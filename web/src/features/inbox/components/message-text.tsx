import clsx from 'clsx';
import { useMemo } from 'react';
import { textPieces } from '../model/message-text';
import { bubbleStyle, type BubbleLook } from './bubble';

export interface MessageTextProps {
  text: string;
  look: BubbleLook;
  /** When it was written, in full. */
  title?: string;
}

/** What a message says, on its paper. Addresses in it are links. */
export function MessageText({ text, look, title }: MessageTextProps) {
  const pieces = useMemo(() => textPieces(text), [text]);
  return (
    <p dir="auto" title={title} className={bubbleStyle(look)}>
      {pieces.map((piece, index) =>
        piece.href ? (
          <a
            key={index}
            href={piece.href}
            // What somebody sends learns nothing of where it was opened from.
            rel="noopener noreferrer"
            target={piece.href.startsWith('http') ? '_blank' : undefined}
            className={clsx(
              'underline underline-offset-2 hover:no-underline focus-visible:outline-current',
              look !== 'own' && 'text-brand-strong',
            )}
          >
            {piece.text}
          </a>
        ) : (
          piece.text
        ),
      )}
    </p>
  );
}
