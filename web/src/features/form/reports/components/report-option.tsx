import type { ReportQuestion } from '@hearthside/contract/form/report';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { swatchOf } from '@/features/chart';
import type { ChosenAsked } from '../../api/forms';
import { percentWords } from '../../model/chart-spec';
import { peopleCount } from '../../model/response-words';
import { ReportUsers } from './report-users';

export interface ReportOptionProps {
  asked: ChosenAsked;
  option: ReportQuestion['options'][number];
  /** Its position among the options, from 0, which determines its color. */
  place: number;
}

/** An option with its percentage as a bar. When expanded, it shows who chose it. */
export function ReportOption({ asked, option, place }: ReportOptionProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { choice, count, percent } = option;
  const line = (
    <>
      <span className="flex w-full items-baseline justify-between gap-4">
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {choice}
        </span>
        <span className="flex shrink-0 items-baseline gap-3">
          <span className="text-s text-ink-soft tabular-nums">{peopleCount(count)}</span>
          <span className="w-14 text-right font-semibold tabular-nums">
            {percentWords(percent)}
          </span>
        </span>
      </span>
      <span aria-hidden className="mt-1 block h-2 overflow-hidden rounded-full bg-surface-sunken">
        <span
          className={clsx('block h-full rounded-full forced-color-adjust-none', swatchOf(place))}
          style={{ width: `${Math.min(100, percent)}%` }}
        />
      </span>
    </>
  );
  if (count === 0) return <li className="py-2 pr-8">{line}</li>;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
        className="relative block min-h-11 w-full rounded-s py-2 pr-8 text-left transition-colors duration-150 hover:bg-surface-sunken"
      >
        {line}
        <ChevronDown
          size={18}
          aria-hidden
          className={clsx(
            'absolute top-3 right-1.5 text-ink-soft transition-transform duration-150',
            isOpen && 'rotate-180',
          )}
        />
        <span className="sr-only"> Who chose it</span>
      </button>
      {isOpen && (
        <div id={panel} className="pb-3 pl-3">
          <ReportUsers asked={asked} />
        </div>
      )}
    </li>
  );
}
