import { ChartSwatch } from '@/features/chart';
import { percentWords, type ChartPart } from '../../model/chart-spec';

export interface ChartLegendProps {
  /** What is counted, for screen readers. */
  caption: string;
  parts: readonly ChartPart[];
}

/** A pie in words: every part with its color, its count, and its percentage to one decimal. */
export function ChartLegend({ caption, parts }: ChartLegendProps) {
  return (
    <table className="w-full text-s">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Choice</th>
          <th scope="col">Responses</th>
          <th scope="col">Percentage</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ id, label, count, percent }, place) => (
          <tr key={id} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              <span className="flex items-baseline gap-2.5">
                <ChartSwatch place={place} />
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {label}
                </span>
              </span>
            </th>
            <td className="py-1.5 pr-3 text-right align-baseline text-ink-soft tabular-nums">
              {count.toLocaleString('en-US')}
            </td>
            <td className="w-16 py-1.5 text-right align-baseline font-semibold tabular-nums">
              {percentWords(percent)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
