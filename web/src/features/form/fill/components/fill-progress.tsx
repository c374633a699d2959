import { Progress } from '@/ui/progress';
import { FillSaved } from './fill-saving';
import { ProgressRing } from './progress-ring';
import type { FillWizardState } from './use-fill-wizard';

/** The progress in a form: the share of required questions (part 2 §5), and the current question. */
export function FillProgress({ wizard }: { wizard: FillWizardState }) {
  const { place, form, percent } = wizard;
  const count = form.steps.length;
  const where = place ? `Question ${place.number} of ${count}` : 'All questions';
  return (
    <div className="flex items-center gap-4">
      {place?.question.showProgress && (
        // The same is next to it in words.
        <div aria-hidden>
          <ProgressRing number={place.number} total={count} />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <div className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-s">
          <span className="font-semibold">{where}</span>
          <FillSaved wizard={wizard} />
          <span aria-hidden className="text-ink-soft tabular-nums">
            {percent}% of required answers
          </span>
        </div>
        <Progress value={percent} label="Required questions answered" />
      </div>
    </div>
  );
}
