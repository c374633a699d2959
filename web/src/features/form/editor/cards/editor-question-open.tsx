import { QUESTION_TYPES, type QuestionType } from '@hearthside/contract/form/fields';
import { useCallback } from 'react';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { Switch } from '@/ui/fields/switch';
import { twoIds } from '../model/new-id';
import { EditorAnswers } from '../components/editor-answers';
import { useEditorActions } from '../components/editor-context';
import { EditorLinks } from './editor-links';
import type { EditorQuestionProps } from './editor-question';
import { EditorQuestionWho } from './editor-question-who';
import { QuestionTextEditor, useQuestionEditor } from './editor-text';
import { EditorTools } from '../components/editor-tools';
import { ProgressRing } from '../../fill/components/progress-ring';
import { QuestionFiles } from '../../question/components/question-files';

const TYPES = Object.entries(QUESTION_TYPES).map(([value, label]) => ({ value, label }));

/** The card of the question that is being edited (part 2 §2). */
export function EditorQuestionOpen(props: EditorQuestionProps) {
  const { question, section, number, total, at, count, open, canPaste, allowed } = props;
  const { action, settle } = useEditorActions();
  const { id } = question;
  const setText = useCallback(
    (markup: string) => action({ do: 'setQuestion', question: id, set: { question: markup } }),
    [action, id],
  );
  const editor = useQuestionEditor({
    markup: question.question,
    number,
    focus: open === 'focus',
    onChange: setText,
    onBlur: settle,
  });
  return (
    <div
      role="group"
      aria-label={`Question ${number}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:px-5"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 pr-11">
        {question.showProgress && <ProgressRing number={number} total={total} />}
        <div className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-5 gap-y-2">
          {!question.showProgress && (
            <h3 className="font-body text-s font-semibold text-ink-soft">Question {number}</h3>
          )}
          <Field label={`Type of question ${number}`} hideLabel className="w-52 max-w-full">
            <Select
              options={TYPES}
              value={question.questionType}
              onChange={({ target }) =>
                action({
                  do: 'setType',
                  question: id,
                  type: target.value as QuestionType,
                  ids: twoIds(),
                })
              }
            />
          </Field>
          <Switch
            label="Required"
            checked={question.required}
            onChange={(required) => action({ do: 'setQuestion', question: id, set: { required } })}
          />
        </div>
      </div>
      <QuestionTextEditor editor={editor} />
      <EditorAnswers question={question} />
      <EditorLinks question={id} links={question.links} />
      <QuestionFiles
        question={id}
        files={question.files}
        onRemove={(file) => action({ do: 'removeFile', question: id, file })}
      />
      <EditorQuestionWho question={question} allowed={allowed} />
      <EditorTools
        editor={editor}
        question={question}
        section={section}
        number={number}
        at={at}
        count={count}
        canPaste={canPaste}
      />
    </div>
  );
}
