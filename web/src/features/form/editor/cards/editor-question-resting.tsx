import { hasChoices } from '@hearthside/contract/form/publishing';
import { QUESTION_TYPES, type FormQuestion } from '@hearthside/contract/form/fields';
import { plainText } from '@hearthside/contract/form/text';
import { Link, Paperclip } from 'lucide-react';
import { useEditorActions } from '../components/editor-context';
import type { EditorQuestionProps } from './editor-question';
import { EditorQuestionWho } from './editor-question-who';
import { ProgressRing } from '../../fill/components/progress-ring';
import { QuestionText } from '../../question/components/question-view-text';

/** A question's card while another one is edited: what it asks, and a button to edit it. */
export function EditorQuestionResting(props: EditorQuestionProps) {
  const { question, number, total, allowed } = props;
  const { open } = useEditorActions();
  const words = plainText(question.question).trim();
  return (
    <div className="flex flex-wrap items-start gap-4 p-4 pr-14 sm:flex-nowrap sm:pl-5">
      {question.showProgress && <ProgressRing number={number} total={total} />}
      <div className="grid min-w-0 flex-1 basis-40 grid-cols-[minmax(0,1fr)] gap-1.5">
        <p className="text-s text-ink-soft">
          {!question.showProgress && `Question ${number} · `}
          {QUESTION_TYPES[question.questionType]}
          {question.required ? ' · Required' : ''}
        </p>
        <h3 className="font-body text-m font-[560] tracking-normal">
          <button
            type="button"
            onClick={() => open(question.id, true)}
            // The whole card can be pressed.
            className="rounded-s text-left after:absolute after:inset-0 after:rounded-m"
          >
            {words ? (
              <QuestionText markup={question.question} />
            ) : (
              <span className="text-ink-faint">Question {number}</span>
            )}
            <span className="sr-only">, edit</span>
          </button>
        </h3>
        <Summary question={question} />
        <EditorQuestionWho question={question} allowed={allowed} />
      </div>
    </div>
  );
}

/** The choices and attachments of a question, in a line or two. */
function Summary({ question }: { question: FormQuestion }) {
  const { questionType, choices, gridRows, gridColumns, links, files } = question;
  const texts = hasChoices(questionType)
    ? [choices.map(({ choice }, at) => choice || `Option ${at + 1}`).join(' · ')]
    : questionType === 'checkbox_grid'
      ? [gridRows, gridColumns].map((lines, list) =>
          lines.map(({ text }, at) => text || `${list ? 'Column' : 'Row'} ${at + 1}`).join(' · '),
        )
      : [];
  return (
    <>
      {texts.map((text, at) => (
        <p dir="auto" key={at} className="line-clamp-2 text-s text-ink-soft wrap-anywhere">
          {text}
        </p>
      ))}
      {links.length + files.length > 0 && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-s text-ink-soft">
          {links.length > 0 && (
            <span className="inline-flex items-center gap-1.5">
              <Link size={15} aria-hidden />
              {links.length === 1 ? '1 link' : `${links.length} links`}
            </span>
          )}
          {files.length > 0 && (
            <span className="inline-flex items-center gap-1.5">
              <Paperclip size={15} aria-hidden />
              {files.length === 1 ? '1 file' : `${files.length} files`}
            </span>
          )}
        </p>
      )}
    </>
  );
}
