import type { HistoryChange } from '@hearthside/contract/history/endpoints';
import { formatDateTime } from '@/lib/dates';

export interface ChangeWordsProps {
  change: HistoryChange;
  /** Whether to show both the old and the new value, even if one is empty. Otherwise only the one that exists. */
  withBefore?: boolean;
}

/** One change in display format: the field, its old value and its new value. */
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

/** A moment is stored as such, and shown in the reader’s own time zone. */
const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text);
