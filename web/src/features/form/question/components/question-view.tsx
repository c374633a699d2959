import type { FormQuestion } from '@hearthside/contract/form/fields';
import { isNeeded, type FormAnswer } from '@hearthside/contract/form/answers';
import clsx from 'clsx';
import { useId, type ReactNode, type Ref } from 'react';
import { FieldError, FieldMark } from '@/ui/fields/field';
import { QuestionInput } from './question-input';
import { NotAsked, QuestionAnswer } from './question-view-answer';
import { QuestionFiles } from './question-view-files';
import { QuestionLinks } from './question-view-links';
import { QuestionText } from './question-view-text';

export interface QuestionViewProps {
  /**
   * Answers refer to parts by their numbers. A preview of unpublished parts first gives their temporary ids numbers
   * (`numberedForm`).
   */
  question: FormQuestion;
  answer?: FormAnswer;
  /** For reading: the question was hidden from the member who sent the form. */
  unasked?: boolean;
  /** Its position in the whole form, from 1. */
  number: number;
  /** What is wrong with the answer. */
  problem?: string;
  /** Left out if it is read-only. */
  onChange?: (answer: FormAnswer) => void;
  /** Shown above the question's text, instead of 'Question 3'. */
  above?: ReactNode;
  /** The question's text as a heading, which can get the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  className?: string;
}

/** One question with its links, its files and its answer, editable or read-only. */
export function QuestionView(props: QuestionViewProps) {
  const { question, answer, number, problem, onChange, above, headingRef, className } = props;
  const { unasked = false } = props;
  const id = useId();
  const needed = isNeeded(question);
  return (
    <div className={clsx('grid min-w-0 content-start gap-3', className)}>
      <div>
        {above ?? <p className="text-s text-ink-soft">Question {number}</p>}
        <h3
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          className="max-w-[70ch] rounded-s font-[560] outline-offset-4"
        >
          <span id={id}>
            <QuestionText markup={question.question} />
          </span>
          {onChange && needed && (
            <>
              <FieldMark required />
              <span className="sr-only"> (required)</span>
            </>
          )}
        </h3>
      </div>
      <QuestionLinks links={question.links} />
      <QuestionFiles files={question.files} />
      {onChange ? (
        <QuestionInput
          question={question}
          answer={answer}
          onChange={onChange}
          labelledBy={id}
          describedBy={problem ? `${id}problem` : undefined}
          invalid={problem !== undefined}
          needed={needed}
        />
      ) : unasked ? (
        <NotAsked />
      ) : (
        <QuestionAnswer question={question} answer={answer} />
      )}
      <FieldError id={`${id}problem`} error={problem} />
    </div>
  );
}
