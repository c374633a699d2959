import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { useMemo } from 'react';
import { ChartPicture, type ChartDrawing } from '@/features/chart';
import { chartParts } from '../../model/chart-spec';
import { chartConfig } from './chart-config';
import { ChartLegend } from './chart-legend';
import type { StatisticsPartProps } from './statistics-body';

const PIE_HEIGHT = 220;

/** How often each choice was chosen: a pie with the percentages next to it (part 2 §2). */
export function StatisticsChoices({ statistics, paper }: StatisticsPartProps) {
  const parts = useMemo(() => chartParts(statistics), [statistics]);
  const drawing = useMemo<ChartDrawing>(
    () => (look) => chartConfig({ kind: 'pie', parts }, look),
    [parts],
  );
  if (parts.every(({ count }) => count === 0))
    return <p className="text-ink-soft">{FORM_TEXTS.noData}</p>;
  const legend = (
    <ChartLegend
      caption={
        statistics.questionType === 'checkbox'
          ? 'How often each choice was checked, out of all checks'
          : 'How often each choice was selected'
      }
      parts={parts}
    />
  );
  if (paper) return legend;
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
      <ChartPicture drawing={drawing} height={PIE_HEIGHT} />
      {legend}
    </div>
  );
}
