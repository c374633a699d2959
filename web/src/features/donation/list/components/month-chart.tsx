import type { DonationTotals } from '@hearthside/contract/donation/shapes';
import { Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ChartPicture, ChartSwatch } from '@/features/chart';
import { Button } from '@/ui/button';
import { monthChart, YEAR_COLORS } from '../../model/month-chart';
import { monthPairs } from '../../model/month-words';
import { MonthTable } from './month-table';

/** In pixels. */
const HEIGHT = 280;

/** The completed gifts of a year month by month, next to the year before: as bars, and the same as a table. */
export function MonthChart({ totals }: { totals: DonationTotals }) {
  const { year } = totals;
  const pairs = useMemo(() => monthPairs(totals), [totals]);
  const drawing = useMemo(() => monthChart(pairs, year), [pairs, year]);
  const [asTable, setAsTable] = useState(false);
  return (
    <div className="grid min-w-0 gap-3">
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-s print:hidden" aria-label="Legend">
        {(['before', 'now'] as const).map((of) => (
          <li key={of} className="flex items-center gap-2">
            <ChartSwatch place={YEAR_COLORS[of]} />
            {of === 'now' ? year : year - 1}
          </li>
        ))}
      </ul>
      <ChartPicture drawing={drawing} height={HEIGHT} />
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
      <MonthTable pairs={pairs} totals={totals} hidden={!asTable} />
    </div>
  );
}
