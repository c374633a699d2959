import type { Ref } from 'react';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { QuestionView } from '../../question/components/question-view';
import { FillConflict } from './fill-conflict';
import type { FillWizardState } from './use-fill-wizard';

export interface FillStepViewProps {
  wizard: FillWizardState;
  /** Read out by screen readers when the member arrives here. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** The question of this step. */
export function FillStepView({ wizard, headingRef }: FillStepViewProps) {
  const { place, answers, problem, answer, state } = wizard;
  if (!place) return null;

  const { question, section, number, sectionNumber, opensSection } = place;
  const questionId = Number(question.id);
  // The first section has no card in the editor, so a form may start without a section title.
  const named = section.title || (sectionNumber > 1 ? `Section ${sectionNumber}` : '');
  return (
    <Card className="grid gap-4">
      {number === 1 && state.filled.form.description && (
        <p dir="auto" className="max-w-[70ch] wrap-anywhere whitespace-pre-line">
          {state.filled.form.description}
        </p>
      )}
      {(named || (opensSection && section.description)) && (
        <div>
          {named && (
            <h2 dir="auto" className="text-l wrap-anywhere">
              {named}
            </h2>
          )}
          {opensSection && section.description && (
            <p
              dir="auto"
              className="mt-1 max-w-[70ch] wrap-anywhere whitespace-pre-line text-ink-soft"
            >
              {section.description}
            </p>
          )}
        </div>
      )}
      {state.reread.includes(questionId) && (
        <Notice tone="warn">
          This question has changed since you answered it. Check your answer, then continue.
        </Notice>
      )}
      {state.conflicts.includes(questionId) && <FillConflict wizard={wizard} question={question} />}
      <QuestionView
        key={questionId}
        question={question}
        number={number}
        answer={answers[questionId]}
        problem={problem}
        onChange={(given) => answer(questionId, given)}
        headingRef={headingRef}
        // The number is shown above, with the total.
        above=""
      />
    </Card>
  );
}
