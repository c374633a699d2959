import type { AnswerWeek } from '@hearthside/contract/inbox/office-shapes';
import { shownDay } from '@hearthside/contract/shown-date';
import { waitWords } from '../model/answer-times';

const CELL = 'px-2 py-1.5 text-right whitespace-nowrap tabular-nums';

/** The answer times in numbers, the latest week first. */
export function AnswerTable({ weeks }: { weeks: readonly AnswerWeek[] }) {
  return (
    // On a small phone it scrolls sideways, also by keyboard.
    <div tabIndex={0} role="group" aria-label="Answer times" className="overflow-x-auto rounded-s">
      <table className="w-full max-w-3xl text-s">
        <caption className="sr-only">Answer times by week</caption>
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-1.5 pr-2 text-left font-semibold">
              Week of
            </th>
            <th scope="col" className="px-2 py-1.5 text-right font-semibold">
              Answers
            </th>
            <th scope="col" className="px-2 py-1.5 text-right font-semibold">
              50% within
            </th>
            <th scope="col" className="px-2 py-1.5 text-right font-semibold">
              90% within
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ from, answers, median, nineOfTen }) => (
            <tr key={from} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal whitespace-nowrap">
                {shownDay(from)}
              </th>
              <td className={CELL}>{answers.toLocaleString('en-US')}</td>
              <td className={CELL}>{waitWords(median)}</td>
              <td className={CELL}>{waitWords(nineOfTen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
