import type { DonationTotals } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import clsx from 'clsx';
import { sumOfMonths, type MonthPair } from '../../model/month-words';

export interface MonthTableProps {
  pairs: readonly MonthPair[];
  totals: DonationTotals;
  /** Shown only to screen readers and when printed. */
  hidden: boolean;
}

/** The numbers of the month chart. */
export function MonthTable({ pairs, totals, hidden }: MonthTableProps) {
  const { year, months, before } = totals;
  const caption = `Completed gifts less refunds, month by month, in ${year} and in ${year - 1}`;
  return (
    <div
      // On narrow screens it scrolls sideways, also by keyboard.
      tabIndex={hidden ? undefined : 0}
      role="group"
      aria-label={caption}
      className={clsx(hidden ? 'sr-only print:not-sr-only' : 'relative overflow-x-auto rounded-s')}
    >
      <table className="w-full text-s">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-1.5 pr-2 text-left font-semibold">
              Month
            </th>
            {[String(year), 'Gifts', String(year - 1), 'Gifts'].map((header, place) => (
              <th key={place} scope="col" className="px-2 py-1.5 text-right font-semibold">
                {header === 'Gifts' ? (
                  <>
                    Gifts<span className="sr-only"> in {place === 1 ? year : year - 1}</span>
                  </>
                ) : (
                  header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <Line key={pair.name} {...pair} />
          ))}
        </tbody>
        <tfoot className="border-t border-line-strong font-semibold">
          <Line name="Total" now={sumOfMonths(months)} before={sumOfMonths(before)} />
        </tfoot>
      </table>
    </div>
  );
}

type Sum = Record<'amount' | 'count', number>;

function Line({ name, now, before }: { name: string; now: Sum; before: Sum }) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-1.5 pr-2 text-left font-[inherit]">
        {name}
      </th>
      {[now, before].map(({ amount, count }, place) => (
        <Cells key={place} amount={shownMoney(amount)} count={count.toLocaleString('en-US')} />
      ))}
    </tr>
  );
}

const cell = 'px-2 py-1.5 text-right whitespace-nowrap tabular-nums';
const Cells = ({ amount, count }: { amount: string; count: string }) => (
  <>
    <td className={cell}>{amount}</td>
    <td className={clsx(cell, 'text-ink-soft')}>{count}</td>
  </>
);
