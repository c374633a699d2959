import { weightChange } from '@hearthside/contract/pet/entry-words';
import type { PetWeight } from '@hearthside/contract/pet/entry';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useId, useMemo } from 'react';
import { ChartPicture } from '@/features/chart';
import { formatDate } from '@/lib/dates';
import { Card, CardTitle } from '@/ui/card';
import { useWeights } from '../../api/pets';
import { changeWords, weightDrawing } from '../../model/weight-curve';

const HEIGHT = 240;

/** A pet's weight over the years as a curve, with a table for who reads rather than looks. Nothing before the first. */
export function PetWeights({ petId }: { petId: number }) {
  const { data } = useWeights({ petId });
  const weights = data?.weights ?? [];
  return weights.length === 0 ? null : <Weights weights={weights} />;
}

function Weights({ weights }: { weights: readonly PetWeight[] }) {
  const title = useId();
  const drawing = useMemo(() => weightDrawing(weights), [weights]);
  const [before, last] = weights.slice(-2);
  const latest = last ?? before;
  const change = before && last ? weightChange(before.weight, last.weight) : 0;
  const Icon = change < 0 ? TrendingDown : TrendingUp;
  return (
    <Card aria-labelledby={title}>
      <CardTitle id={title}>Weight</CardTitle>
      <p className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <span className="text-l font-semibold tabular-nums">{latest?.weight} lbs</span>
        {before && last && (
          <span className="inline-flex items-center gap-1.5 text-s text-ink-soft">
            {change !== 0 && <Icon size={17} aria-hidden />}
            {changeWords(change)} since {formatDate(before.date)}
          </span>
        )}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
        {weights.length > 1 && <ChartPicture drawing={drawing} height={HEIGHT} />}
        <div className="max-h-72 overflow-y-auto print:max-h-none" tabIndex={0}>
          <table className="w-full text-s tabular-nums">
            <caption className="sr-only">Weights, the latest first</caption>
            <thead>
              <tr className="text-left text-ink-soft">
                <th scope="col" className="py-1.5 pr-3 font-semibold">
                  Date
                </th>
                <th scope="col" className="py-1.5 pr-3 text-right font-semibold">
                  lbs
                </th>
                <th scope="col" className="py-1.5 text-right font-semibold">
                  Change
                </th>
              </tr>
            </thead>
            <tbody>
              {weights
                .map((one, at) => <WeightRow key={one.id} weight={one} before={weights[at - 1]} />)
                .reverse()}
            </tbody>
          </table>
        </div>
      </div>
    </Card>
  );
}

function WeightRow({ weight, before }: { weight: PetWeight; before: PetWeight | undefined }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1.5 pr-3 text-left font-normal whitespace-nowrap">
        <time dateTime={weight.date}>{formatDate(weight.date)}</time>
      </th>
      <td className="py-1.5 pr-3 text-right font-[560]">{weight.weight}</td>
      <td className="py-1.5 text-right text-ink-soft">
        {before ? changeWords(weightChange(before.weight, weight.weight)) : ''}
      </td>
    </tr>
  );
}
