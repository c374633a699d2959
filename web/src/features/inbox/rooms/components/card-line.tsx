import { cardHead, DELETED_TEXTS } from '@hearthside/contract/inbox/card-words';
import type { Card } from '@hearthside/contract/inbox/cards';
import type { Message } from '@hearthside/contract/inbox/fields';
import { ENTRY_KINDS } from '@hearthside/contract/pet/entry-words';
import { petPages } from '@hearthside/contract/pet/pages';
import clsx from 'clsx';
import { CalendarCheck, FileText, NotebookPen, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messageTime } from '../../model/chat-times';

export interface CardLineProps {
  card: Card;
  /** Who did it: a name, or "You". */
  by: string;
  message: Pick<Message, 'id' | 'createdAt'>;
}

/** Something of the pet's record or care, among the messages of its care team: quiet, and a way to its place. */
export function CardLine({ card, by, message }: CardLineProps) {
  const { id, createdAt: at } = message;
  const to = pageOf(card);
  const inside = (
    <>
      <span className="mt-0.5 shrink-0 text-ink-soft">{ICONS[card.about]}</span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="text-xs text-ink-soft">
          <bdi>{by}</bdi> {cardHead(card)} · <time dateTime={at}>{messageTime(at)}</time>
        </span>
        <CardBody card={card} />
      </span>
    </>
  );
  const look =
    'flex max-w-full items-start gap-2.5 rounded-m border border-line bg-surface px-3.5 py-2 text-s';
  return (
    <li data-line={`m${id}`} data-message={id} className="flex justify-center py-1.5">
      {to === undefined ? (
        <div className={look}>{inside}</div>
      ) : (
        <Link
          to={to}
          className={clsx(look, 'transition-colors duration-150 hover:bg-surface-raised')}
        >
          {inside}
        </Link>
      )}
    </li>
  );
}

const ICONS: Record<Card['about'], ReactNode> = {
  entry: <NotebookPen size={16} aria-hidden />,
  marks: <CalendarCheck size={16} aria-hidden />,
  document: <FileText size={16} aria-hidden />,
  deleted: <Trash2 size={16} aria-hidden />,
  hidden: <Trash2 size={16} aria-hidden />,
};

function pageOf(card: Card): string | undefined {
  switch (card.about) {
    case 'entry':
      return petPages.entry(card.petId, card.entryId);
    case 'marks':
      return petPages.due(card.petId);
    case 'document':
      return petPages.documents(card.petId);
    case 'deleted':
    case 'hidden':
      return undefined;
  }
}

function CardBody({ card }: { card: Card }) {
  switch (card.about) {
    case 'entry':
      return (
        <span dir="auto" className="line-clamp-3 wrap-anywhere">
          <span className="font-[600]">{ENTRY_KINDS[card.kind]}</span>
          {card.words && <> · {card.words}</>}
        </span>
      );
    case 'marks':
      return card.marks.map((mark) => (
        <span key={mark.id} className="wrap-anywhere">
          <span className={clsx(mark.undone && 'line-through')}>
            <bdi className="font-[600]">{mark.title}</bdi>, {mark.when}:{' '}
            {mark.state === 'done' ? 'done' : 'skipped'}
          </span>
          {mark.undone && <span className="text-ink-soft"> (undone)</span>}
          {mark.double && (
            <span className="text-warn"> (doesn’t count: another mark came first)</span>
          )}
        </span>
      ));
    case 'document':
      return (
        <span dir="auto" className="font-[600] wrap-anywhere">
          {card.title}
        </span>
      );
    case 'deleted':
      return <span className="text-ink-soft italic">{DELETED_TEXTS[card.what]}</span>;
    case 'hidden':
      return <span className="text-ink-soft italic">This is no longer available</span>;
  }
}
