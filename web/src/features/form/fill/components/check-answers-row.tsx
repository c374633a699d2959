import type { FormAnswer } from '@hearthside/contract/form/answers';
import { Pencil } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/fields/field';
import type { FillStep } from '../model/fill-form';
import { AnswerLines } from '../../question/components/question-view-answer';
import { QuestionText } from '../../question/components/question-view-text';

export interface CheckAnswersRowProps {
  step: FillStep;
  answer: FormAnswer | undefined;
  problem: string | undefined;
  /** The answers are being sent, so nothing can be changed. */
  disabled: boolean;
  /** Goes to the question at this position, from 0. */
  onChange: (place: number) => void;
}

/** One question with its answer. */
export const CheckAnswersRow = memo(function CheckAnswersRow(props: CheckAnswersRowProps) {
  const { step, answer, problem, disabled, onChange } = props;
  const { question, number } = step;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-s text-ink-soft">
          <span className="tabular-nums">{number}.</span>{' '}
          <QuestionText markup={question.question} />
        </p>
        <div className="mt-0.5 font-[520]">
          <AnswerLines question={question} answer={answer} />
        </div>
        <FieldError id={`check-${question.id}`} error={problem} />
      </div>
      <Button
        variant="ghost"
        size="s"
        icon={<Pencil size={16} aria-hidden />}
        disabled={disabled}
        onClick={() => onChange(number - 1)}
      >
        Change <span className="sr-only">the answer to question {number}</span>
      </Button>
    </li>
  );
});
