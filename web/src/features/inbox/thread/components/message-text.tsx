import type { Mention } from '@hearthside/contract/inbox/fields';
import clsx from 'clsx';
import { useContext, useMemo } from 'react';
import { fullName } from '@/lib/full-name';
import { messagePieces } from '../../mentions/model/message-pieces';
import { PeopleContext, useMessageActions } from './message-actions';
import { MessageCode } from './message-code';
import { MessageLink } from './message-link';

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
  mentions: readonly Mention[];
  /** The full date and time of writing. */
  title?: string;
}

/**
 * The text of a message in its bubble. Addresses in it are links, code keeps its shape, and names of mentioned people
 * stand out.
 */
export function MessageText({ text, look, mentions, title }: MessageTextProps) {
  const pieces = useMemo(() => messagePieces(text, mentions), [text, mentions]);
  return (
    <p dir="auto" title={title} className={bubbleStyle(look)}>
      {pieces.map((piece, index) =>
        piece.mention ? (
          <MentionedName key={index} mention={piece.mention} />
        ) : piece.href ? (
          <MessageLink key={index} href={piece.href} text={piece.text} onBrand={look === 'own'} />
        ) : piece.code ? (
          <MessageCode key={index} text={piece.text} isBlock={piece.code === 'block'} />
        ) : (
          piece.text
        ),
      )}
    </p>
  );
}

/** Somebody whom a message mentions, by the name they have now. The viewer's own stands out most. */
function MentionedName({ mention: { memberId, name } }: { mention: Mention }) {
  const person = useContext(PeopleContext).get(memberId);
  const { viewer } = useMessageActions();
  return (
    <bdi
      className={clsx(
        'rounded-s font-[640]',
        memberId === viewer.id && 'bg-accent px-1 text-accent-on',
      )}
    >
      @{(person && fullName(person)) || name}
    </bdi>
  );
}
