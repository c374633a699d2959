import type { Ref } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { openWords } from '../model/fill-problems';
import { CheckAnswersRow } from './check-answers-row';
import type { FillWizardState } from './use-fill-wizard';

export interface CheckAnswersProps {
  wizard: FillWizardState;
  /** Read out by screen readers when the member arrives here. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** All answers before they are sent. Each has a link to its question and back. */
export function CheckAnswers({ wizard, headingRef }: CheckAnswersProps) {
  const { form, answers, jumpTo, state, isSending } = wizard;
  const problems = wizard.allProblems();
  const open = form.steps.filter(({ question }) => problems[Number(question.id)]);
  const first = open[0];
  return (
    <Card aria-labelledby="check-answers">
      <h2
        id="check-answers"
        ref={headingRef}
        tabIndex={-1}
        className="rounded-s text-l outline-offset-4"
      >
        Check your answers
      </h2>
      <p className="mt-1 max-w-[70ch] text-ink-soft">
        {state.filled.form.needsReview
          ? 'Look them over before you submit the form. Then our team will review it.'
          : 'Look them over before you submit the form. You can’t change them afterward.'}
      </p>
      {first && (
        <Notice
          tone="warn"
          live
          className="mt-3"
          action={
            <Button variant="quiet" size="s" onClick={() => jumpTo(first.number - 1)}>
              Go to question {first.number}
            </Button>
          }
        >
          {openWords(open.length)}
        </Notice>
      )}
      {form.sections.map((section, index) => (
        <section key={section.id} className="mt-4">
          {(section.title || index > 0) && (
            <h3 className="wrap-anywhere text-ink-soft">
              {section.title || `Section ${index + 1}`}
            </h3>
          )}
          <ol className="mt-1">
            {form.steps
              .filter((step) => step.section === section)
              .map((step) => (
                <CheckAnswersRow
                  key={step.question.id}
                  step={step}
                  answer={answers[Number(step.question.id)]}
                  problem={problems[Number(step.question.id)]}
                  disabled={isSending}
                  onChange={jumpTo}
                />
              ))}
          </ol>
        </section>
      ))}
    </Card>
  );
}
