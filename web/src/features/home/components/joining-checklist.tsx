import type { Home } from '@hearthside/contract/member/home';
import clsx from 'clsx';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useSettings } from '@/features/settings';
import { ButtonLink } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { Progress } from '@/ui/progress';
import { checklist, type ChecklistStep } from '../model/checklist';

/** A new member's first steps: what is done, what is next, and who does it. */
export function JoiningChecklist({ steps }: { steps: Home['checklist'] }) {
  const { organisationName } = useSettings();
  const { percent, sentence, steps: list } = checklist(steps);
  return (
    <Card aria-labelledby="joining">
      <CardTitle id="joining">Welcome to {organisationName}</CardTitle>
      <p className="text-ink-soft">{sentence}</p>
      <Progress value={percent} label={sentence} className="mt-2" />
      <ol className="mt-3 grid">
        {list.map((step) => (
          <StepRow key={step.id} step={step} />
        ))}
      </ol>
    </Card>
  );
}

function StepRow({ step }: { step: ChecklistStep }) {
  const Icon = step.done ? CircleCheck : CircleDashed;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <Icon
        size={22}
        aria-label={step.done ? 'Done' : 'Not done yet'}
        className={clsx('mt-0.5 shrink-0 self-start', step.done ? 'text-good' : 'text-ink-soft')}
      />
      <div className="min-w-0 flex-1 basis-52">
        <p className={step.done ? 'text-good' : 'font-semibold'}>{step.title}</p>
        {step.hint && <p className="text-s text-ink-soft">{step.hint}</p>}
      </div>
      {step.action && (
        <ButtonLink to={step.action.to} state={step.action.state}>
          {step.action.label}
        </ButtonLink>
      )}
    </li>
  );
}
