import {
  PREFILLS,
  type FormQuestion,
  type Prefill,
  type QuestionType,
} from '@hearthside/contract/form/fields';
import type { ComponentType } from 'react';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { Switch } from '@/ui/fields/switch';
import { useEditorActions } from './editor-context';
import { EditorLines } from '../cards/editor-lines';

interface AnswersProps {
  question: FormQuestion;
}

/** The settings in the card of each question type. A new type does not compile until it is here. */
const ANSWERS: Record<QuestionType, ComponentType<AnswersProps>> = {
  multiple_choice: ({ question }) => <Choices question={question} look="rounded-full" />,
  checkbox: ({ question }) => <Choices question={question} look="rounded-[6px]" />,
  short_answer: ShortAnswer,
  checkbox_grid: Grid,
};

export function EditorAnswers({ question }: AnswersProps) {
  const Answers = ANSWERS[question.questionType];
  return <Answers question={question} />;
}

function Choices({ question, look }: AnswersProps & { look: string }) {
  return (
    <EditorLines
      question={question}
      list="choices"
      name="Option"
      addLabel="Add Option"
      removeLabel={(place) => `Remove option ${place}`}
      mark={<span aria-hidden className={`size-5 shrink-0 border-2 border-line-control ${look}`} />}
    />
  );
}

const SOURCES = Object.entries(PREFILLS).map(([value, label]) => ({ value, label }));

function ShortAnswer({ question }: AnswersProps) {
  const { action } = useEditorActions();
  return (
    <Field
      label="Prefill with"
      hint="What the member has in their profile; they can change it before sending."
      className="max-w-md"
    >
      <Select
        placeholder="An empty answer"
        options={SOURCES}
        value={question.prefill ?? ''}
        onChange={({ target }) =>
          action({
            do: 'setQuestion',
            question: question.id,
            set: { prefill: target.value === '' ? null : (target.value as Prefill) },
          })
        }
      />
    </Field>
  );
}

function Grid({ question }: AnswersProps) {
  const { action } = useEditorActions();
  return (
    <div className="grid gap-3">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <div className="min-w-0">
          <h4 className="mb-1.5 font-body text-s font-semibold">Rows</h4>
          <EditorLines
            question={question}
            list="gridRows"
            name="Row"
            addLabel="Add Row"
            removeLabel={(place) => `Remove row ${place}`}
          />
        </div>
        <div className="min-w-0">
          <h4 className="mb-1.5 font-body text-s font-semibold">Columns</h4>
          <EditorLines
            question={question}
            list="gridColumns"
            name="Column"
            addLabel="Add Column"
            removeLabel={(place) => `Remove column ${place}`}
          />
        </div>
      </div>
      <Switch
        label="Require an answer in at least one row"
        checked={question.requireRowResponse}
        onChange={(requireRowResponse) =>
          action({ do: 'setQuestion', question: question.id, set: { requireRowResponse } })
        }
      />
      <Switch
        label="Require an answer in every row"
        checked={question.requireEveryRow ?? false}
        onChange={(requireEveryRow) =>
          action({ do: 'setQuestion', question: question.id, set: { requireEveryRow } })
        }
      />
    </div>
  );
}
