import type { HistoryEntry } from '@hearthside/contract/history/endpoints';
import { sentence, untoldChanges, type Piece } from '@hearthside/contract/history/sentence';
import { History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '@/lib/dates';
import { ACTION_ICONS } from '../model/action-icons';
import { exactTime, hasBefore, isPoint, placeOf, type Point } from '../model/history-words';
import { ChangeWords } from './change-words';

export interface HistoryRowProps {
  entry: HistoryEntry;
  /** The person or trust whose history this is, if it is one. */
  from?: Point;
  /** Set if the viewer may not open people and trusts: their names are not links. */
  plain?: boolean;
}

/** One entry: what happened and who did it, the value before, why, and when. */
export function HistoryRow({ entry, from, plain }: HistoryRowProps) {
  const Icon = ACTION_ICONS[entry.action] ?? History;
  const changes = untoldChanges(entry);
  return (
    <div className="flex items-start gap-3 py-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
        <Icon size={18} aria-hidden />
      </span>
      <div className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
        <p>
          {sentence(entry).map((piece, index) => (
            <PieceView key={index} piece={piece} from={from} plain={plain} />
          ))}
        </p>
        {changes.length > 0 && (
          <ul className="grid gap-0.5 text-s">
            {changes.map((change) => (
              <li key={change.field}>
                <ChangeWords change={change} withBefore={hasBefore(entry, change)} />
              </li>
            ))}
          </ul>
        )}
        {entry.reason && (
          <p className="text-s">
            “<bdi>{entry.reason}</bdi>”
          </p>
        )}
        <time dateTime={entry.at} title={exactTime(entry.at)} className="text-s text-ink-soft">
          {formatDateTime(entry.at)}
        </time>
      </div>
    </div>
  );
}

type PieceViewProps = { piece: Piece } & Pick<HistoryRowProps, 'from' | 'plain'>;

function PieceView({ piece, from, plain }: PieceViewProps) {
  if ('text' in piece) return piece.text;
  const place = placeOf(piece.named);
  if (plain || place === undefined || isPoint(piece.named, from)) {
    return <bdi className="font-bold">{piece.named.name}</bdi>;
  }
  return (
    <Link
      to={place}
      // The touch target is a finger wide. Padding of inline text does not move the lines apart.
      className="rounded-s py-2.5 font-[560] text-brand-strong underline-offset-3 hover:underline"
    >
      <bdi>{piece.named.name}</bdi>
    </Link>
  );
}
