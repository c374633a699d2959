import type { FormQuestion, QuestionType } from '@hearthside/contract/form/fields';
import type { FormAnswer } from '@hearthside/contract/form/answers';
import clsx from 'clsx';
import { Circle, CircleCheck, Square, SquareCheck, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { answerWords } from '../../fill/model/fill-words';

interface AnswerProps {
  question: FormQuestion;
  answer: FormAnswer | undefined;
}

/** How each type's answer is shown. A new type does not compile until it is here. */
const READ: Record<QuestionType, ComponentType<AnswerProps>> = {
  multiple_choice: (props) => <Choices {...props} on={CircleCheck} off={Circle} />,
  checkbox: (props) => <Choices {...props} on={SquareCheck} off={Square} />,
  short_answer: AnswerLines,
  checkbox_grid: AnswerLines,
};

/** An answer, read-only. */
export function QuestionAnswer({ question, answer }: AnswerProps) {
  const Read = READ[question.questionType];
  return <Read question={question} answer={answer} />;
}

/** All choices, with the chosen ones highlighted. */
function Choices({ question, answer, on, off }: AnswerProps & Record<'on' | 'off', LucideIcon>) {
  const ids = answer && 'choiceIds' in answer ? answer.choiceIds : [];
  return (
    <>
      <ul className="grid gap-1.5">
        {question.choices.map(({ id, choice }) => {
          const isChosen = ids.includes(Number(id));
          const Icon = isChosen ? on : off;
          return (
            <li key={id} className="flex items-start gap-2.5">
              <Icon
                size={20}
                aria-hidden
                className={clsx('mt-1 shrink-0', isChosen ? 'text-brand-strong' : 'text-ink-faint')}
              />
              <span
                dir="auto"
                className={clsx('min-w-0 wrap-anywhere', isChosen ? 'font-[560]' : 'text-ink-soft')}
              >
                {choice}
                {isChosen && <span className="sr-only"> (chosen)</span>}
              </span>
            </li>
          );
        })}
      </ul>
      {ids.length === 0 && <NotAnswered />}
    </>
  );
}

/** The answer in as few words as possible. */
export function AnswerLines({ question, answer }: AnswerProps) {
  const lines = answerWords(question, answer);
  if (lines.length === 0) return <NotAnswered />;
  return (
    <ul className="grid gap-1">
      {lines.map(({ about, text }, place) => (
        <li key={place} className="wrap-anywhere whitespace-pre-line">
          {about !== undefined && <span className="text-ink-soft">{about}: </span>}
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Shown instead of an answer to a question that a member was not asked. */
export function NotAsked() {
  return <p className="text-s text-ink-soft italic">Not asked of this member</p>;
}

function NotAnswered() {
  return <p className="text-s text-ink-soft">Not answered</p>;
}
