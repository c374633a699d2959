import clsx from 'clsx';
import { percentWords, type ChartBars } from '../../model/chart-spec';

export interface ChartBarsTableProps extends ChartBars {
  caption: string;
  /** Shown only to screen readers and when printed. */
  hidden?: boolean;
}

/** Stacked bars in words: how often each column was checked in each row, and its share of the row's checks. */
export function ChartBarsTable({ caption, rows, columns, hidden }: ChartBarsTableProps) {
  return (
    <div
      // Wide grids scroll sideways, also by keyboard.
      tabIndex={hidden ? undefined : 0}
      role="group"
      aria-label={caption}
      className={clsx(hidden ? 'sr-only print:not-sr-only' : 'overflow-x-auto rounded-s')}
    >
      <table className="w-full text-s">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            <td />
            {columns.map(({ id, label }) => (
              <th key={id} scope="col" className="px-2 py-1.5 text-right font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, parts }) => (
            <tr key={id} className="border-b border-line last:border-0">
              <th scope="row" className="min-w-32 py-1.5 pr-2 text-left font-normal">
                {label}
              </th>
              {parts.map((part) => (
                <td key={part.id} className="px-2 py-1.5 text-right whitespace-nowrap tabular-nums">
                  {part.count.toLocaleString('en-US')}{' '}
                  <span className="text-ink-soft">({percentWords(part.percent)})</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
