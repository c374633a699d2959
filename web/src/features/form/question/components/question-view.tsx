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
   * Answers name parts by their numbers: a preview of what is not published yet numbers its temporary ids first
   * (`numberedForm`).
   */
  question: FormQuestion;
  answer?: FormAnswer;
  /** Where it is read: the question was kept from who has sent the form. */
  unasked?: boolean;
  /** Its place in the whole form, from 1. */
  number: number;
  /** What keeps the answer from being taken. */
  problem?: string;
  /** Left out where it is only read. */
  onChange?: (answer: FormAnswer) => void;
  /** Above the question's text, in place of 'Question 3'. */
  above?: ReactNode;
  /** The question's text as a heading, which can be given the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  className?: string;
}

/** One question with its links and files, and its answer: to be given, or only to be read. */
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
