import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { useAnswers } from '../../review/api/use-answers';
import { answerCount, respondentName } from '../../model/response-words';
import type { StatisticsPartProps } from './statistics-body';

/** The text answers, newest first, in a box that scrolls (part 2 §9). More can be loaded. */
export function StatisticsAnswers(props: StatisticsPartProps) {
  const { formId, questionId, statistics, paper } = props;
  const { responses, answered, versions } = statistics;
  const { answers, complete, loadMore, isLoading, error } = useAnswers({
    formId,
    questionId,
    version: versions.at(-1),
    first: responses,
    total: answered,
  });
  if (answers.length === 0) return <p className="text-ink-soft">{FORM_TEXTS.noResponses}</p>;
  const list = (
    <ul className="divide-y divide-line">
      {answers.map((answer) => (
        <li key={answer.responseId} className="py-2.5 first:pt-0 last:pb-0">
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {answer.response}
            {answer.shortened && '…'}
          </p>
          <p className="mt-0.5 text-s text-ink-soft">{respondentName(answer)}</p>
        </li>
      ))}
    </ul>
  );
  const isAll = answers.length >= answered;
  const more = !complete && (
    <p className="pt-2 text-s text-ink-soft">
      {isAll
        ? 'The longest are shortened.'
        : `The newest ${answers.length.toLocaleString('en-US')} of ${answerCount(answered)}`}
    </p>
  );
  if (paper) {
    return (
      <>
        {list}
        {more}
      </>
    );
  }
  return (
    <div
      // Without fields inside, keyboard users need something focusable to scroll with.
      tabIndex={0}
      role="group"
      aria-label={answerCount(answered)}
      className="max-h-[15rem] overflow-y-auto overscroll-contain rounded-s border border-line bg-surface-sunken px-3 py-2.5"
    >
      {list}
      {more && (
        <div className="mt-2 grid justify-items-start gap-1 border-t border-line pt-1">
          {more}
          {error !== undefined && (
            <p role="alert" className="text-s text-bad">
              {messageOf(error)}
            </p>
          )}
          <Button
            variant="quiet"
            size="s"
            busy={isLoading}
            busyLabel="Loading..."
            onClick={loadMore}
          >
            {isAll ? 'Show whole answers' : 'Show more answers'}
          </Button>
        </div>
      )}
    </div>
  );
}
