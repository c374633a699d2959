import type { HistoryChange } from '@hearthside/contract/history/endpoints';
import { formatDateTime } from '@/lib/dates';

export interface ChangeWordsProps {
  change: HistoryChange;
  /** Both what it was and what it is are worth telling, be it that it was empty; else the one there is. */
  withBefore?: boolean;
}

/** One change as people read it: the field, what it was, and what it is since. */
export function ChangeWords({ change, withBefore = true }: ChangeWordsProps) {
  return (
    <>
      <span className="text-ink-soft">{change.field}: </span>
      {withBefore && (
        <>
          <Value text={change.from} />
          <span aria-hidden className="text-ink-soft">
            {' → '}
          </span>
          <span className="sr-only"> became </span>
        </>
      )}
      <Value text={withBefore ? change.to : change.to || change.from} />
    </>
  );
}

const Value = ({ text }: { text: string }) =>
  text === '' ? (
    <span className="text-ink-soft italic">empty</span>
  ) : (
    <bdi>{isMoment(text) ? formatDateTime(text) : text}</bdi>
  );

/** A moment is kept as such, and read in the reader’s own time. */
const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text);
