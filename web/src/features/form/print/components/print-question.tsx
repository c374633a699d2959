import type { FormFile, FormQuestion, QuestionType } from '@hearthside/contract/form/fields';
import { isNeeded } from '@hearthside/contract/form/answers';
import type { ReactNode } from 'react';
import { QuestionText } from '../../question/components/question-view-text';

export interface PrintQuestionProps {
  /** Its position in the whole form, from 1. */
  number: number;
  question: FormQuestion;
}

/** A question on paper with room for its answer. */
export function PrintQuestion({ number, question }: PrintQuestionProps) {
  return (
    <li className="break-inside-avoid">
      <p className="font-semibold">
        {number}. <QuestionText markup={question.question} />
        {isNeeded(question) && <span> *</span>}
      </p>
      <p className="text-xs text-ink-soft empty:hidden">{hintOf(question)}</p>
      {question.links.length > 0 && (
        <ul className="text-s">
          {question.links.map(({ id, linkText, linkUrl }) => (
            <li key={id} className="wrap-anywhere">
              {linkText}: {linkUrl}
            </li>
          ))}
        </ul>
      )}
      <PrintFiles files={question.files} />
      <div className="mt-2">{ROOM[question.questionType](question)}</div>
    </li>
  );
}

const HINTS: Record<QuestionType, string> = {
  multiple_choice: 'Please check one.',
  checkbox: 'Please check all that apply.',
  short_answer: '',
  checkbox_grid: 'Please check what applies in each line.',
};

const hintOf = ({ questionType, requireEveryRow }: FormQuestion) =>
  questionType === 'checkbox_grid' && requireEveryRow
    ? 'Please check at least one in every line.'
    : HINTS[questionType];

/** The room for an answer, by type. A new type does not compile until it is here. */
const ROOM: Record<QuestionType, (question: FormQuestion) => ReactNode> = {
  multiple_choice: (question) => <PrintChoices question={question} round />,
  checkbox: (question) => <PrintChoices question={question} />,
  short_answer: () => (
    <div aria-hidden className="grid gap-7 pt-5">
      {[1, 2, 3].map((line) => (
        <span key={line} className="border-b border-line-strong" />
      ))}
    </div>
  ),
  checkbox_grid: (question) => <PrintGrid question={question} />,
};

function PrintChoices({ question, round }: { question: FormQuestion; round?: boolean }) {
  return (
    <ul className="grid gap-1.5">
      {question.choices.map(({ id, choice }) => (
        <li key={id} className="flex items-start gap-2.5">
          <Box round={round} />
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {choice}
          </span>
        </li>
      ))}
    </ul>
  );
}

function PrintGrid({ question }: { question: FormQuestion }) {
  return (
    <table className="w-full border-collapse text-left text-s">
      <thead>
        <tr>
          <td className="border-b border-line-strong" />
          {question.gridColumns.map(({ id, text }) => (
            <th
              key={id}
              scope="col"
              className="border-b border-line-strong px-2 py-1 text-center font-semibold wrap-anywhere"
            >
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {question.gridRows.map((row) => (
          <tr key={row.id} className="break-inside-avoid">
            <th scope="row" className="border-b border-line py-1.5 pr-3 font-normal wrap-anywhere">
              {row.text}
            </th>
            {question.gridColumns.map(({ id }) => (
              <td key={id} className="border-b border-line py-1.5 text-center">
                <Box />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Pictures are printed. Documents and films appear with their names. */
function PrintFiles({ files }: { files: readonly FormFile[] }) {
  return files.map((file) =>
    file.kind === 'image' ? (
      <img
        key={file.id}
        src={file.url}
        alt={file.name}
        className="mt-2 max-h-60 max-w-full rounded-s object-contain"
      />
    ) : (
      <p key={file.id} className="mt-1 text-s">
        See “{file.name}” in the portal.
      </p>
    ),
  );
}

/** A box to check. Drawn with a border, because printers leave out backgrounds. */
function Box({ round }: { round?: boolean }) {
  return (
    <span
      aria-hidden
      className={`mt-0.75 inline-block size-4 shrink-0 border border-ink ${round ? 'rounded-full' : ''}`}
    />
  );
}
