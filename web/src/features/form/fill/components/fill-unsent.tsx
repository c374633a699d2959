import { Trash2 } from 'lucide-react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { unsentQuestions } from '../model/fill-state';
import { AnswerLines } from '../../question/components/question-view-answer';
import { QuestionText } from '../../question/components/question-view-text';
import type { FillWizardState } from './use-fill-wizard';

export interface FillUnsentProps {
  wizard: Pick<FillWizardState, 'state' | 'discard'>;
}

/** What was typed here and is not in what was sent. It stays on this device until its member deletes it. */
export function FillUnsent({ wizard: { state, discard } }: FillUnsentProps) {
  const unsent = unsentQuestions(state);
  if (unsent.length === 0) return null;
  const steps = state.form.steps.filter(({ question }) => unsent.includes(Number(question.id)));
  return (
    <Card aria-labelledby="fill-unsent">
      <h2 id="fill-unsent" className="text-l">
        Typed here, and not sent
      </h2>
      <p className="mt-1 max-w-[70ch] text-ink-soft">
        Only this device has these answers. If the form is sent back to you, they’ll be in it.
      </p>
      <ul className="my-2">
        {steps.map(({ question }) => (
          <li key={question.id} className="border-t border-line py-2.5 first:border-t-0">
            <p className="text-s text-ink-soft">
              <QuestionText markup={question.question} />
            </p>
            <AnswerLines question={question} answer={state.answers[Number(question.id)]} />
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="s"
        icon={<Trash2 size={16} aria-hidden />}
        onClick={() => discard()}
      >
        Delete these answers
      </Button>
    </Card>
  );
}
