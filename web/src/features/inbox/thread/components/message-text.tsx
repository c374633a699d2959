import clsx from 'clsx';
import { useMemo } from 'react';
import { textPieces } from '../../model/message-text';

type BubbleLook = 'own' | 'other' | 'failed';

const looks: Record<BubbleLook, string> = {
  own: 'rounded-tr-[4px] bg-brand text-brand-ink selection:bg-brand-ink selection:text-brand',
  other: 'rounded-tl-[4px] border border-line bg-surface',
  failed: 'rounded-tr-[4px] border border-bad bg-bad-soft text-ink',
};

/** The classes of a message's bubble. */
const bubbleStyle = (look: BubbleLook) =>
  clsx(
    'max-w-full rounded-[16px] px-3.5 py-2 text-m whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]',
    looks[look],
  );

export interface MessageTextProps {
  text: string;
  look: BubbleLook;
  /** The full date and time of writing. */
  title?: string;
}

/** The text of a message in its bubble. Addresses in it are links. */
export function MessageText({ text, look, title }: MessageTextProps) {
  const pieces = useMemo(() => textPieces(text), [text]);
  return (
    <p dir="auto" title={title} className={bubbleStyle(look)}>
      {pieces.map((piece, index) =>
        piece.href ? (
          <a
            key={index}
            href={piece.href}
            // The linked site learns nothing about the page from which it was opened.
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
