import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ChartPicture, ChartSwatch, type ChartDrawing } from '@/features/chart';
import { Button } from '@/ui/button';
import { chartBars } from '../../model/chart-spec';
import { ChartBarsTable } from './chart-bars-table';
import { chartConfig } from './chart-config';
import type { StatisticsPartProps } from './statistics-body';

/** The height of a bar with its margins, and of the axis, in pixels. */
const BAR_HEIGHT = 46;
const AXIS_HEIGHT = 40;

/** A grid as stacked bars with a legend (part 2 §2), and the same as a table. */
export function StatisticsGrid({ statistics, paper }: StatisticsPartProps) {
  const bars = useMemo(() => chartBars(statistics), [statistics]);
  const drawing = useMemo<ChartDrawing>(
    () => (look) => chartConfig({ kind: 'bars', ...bars }, look),
    [bars],
  );
  const [asTable, setAsTable] = useState(false);
  const counts = bars.rows.flatMap(({ parts }) => parts.map(({ count }) => count));
  if (counts.every((count) => count === 0))
    return <p className="text-ink-soft">{FORM_TEXTS.noGridData}</p>;
  const caption = 'How often each column was checked in each row';
  if (paper) return <ChartBarsTable caption={caption} {...bars} />;
  return (
    <div className="grid min-w-0 gap-3">
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-s print:hidden" aria-label="Legend">
        {bars.columns.map(({ id, label }, place) => (
          <li key={id} className="flex items-baseline gap-2">
            <ChartSwatch place={place} />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {label}
            </span>
          </li>
        ))}
      </ul>
      <ChartPicture drawing={drawing} height={bars.rows.length * BAR_HEIGHT + AXIS_HEIGHT} />
      <Button
        variant="ghost"
        size="s"
        icon={<Table2 size={18} aria-hidden />}
        aria-pressed={asTable}
        onClick={() => setAsTable(!asTable)}
        className="justify-self-start"
      >
        {asTable ? 'Hide the numbers' : 'Show the numbers'}
      </Button>
      <ChartBarsTable caption={caption} {...bars} hidden={!asTable} />
    </div>
  );
}
