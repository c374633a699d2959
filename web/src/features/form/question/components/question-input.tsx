import type { FormQuestion, QuestionType } from '@hearthside/contract/form/fields';
import type { FormAnswer } from '@hearthside/contract/form/answers';
import type { ComponentType } from 'react';
import { CheckboxesInput, MultipleChoiceInput } from './question-input-choices';
import { GridInput } from './question-input-grid';
import { ShortAnswerInput } from './question-input-text';

/** What the input of every type of question gets. */
export interface QuestionInputProps {
  question: FormQuestion;
  answer: FormAnswer | undefined;
  onChange: (answer: FormAnswer) => void;
  /** The id of the question's text. */
  labelledBy: string;
  /** The id of what is wrong, where something is. */
  describedBy?: string;
  invalid: boolean;
  /** It has to be answered before the form can be sent. */
  needed: boolean;
}

/** How each type is answered; a new type does not compile until it is here. */
const INPUTS: Record<QuestionType, ComponentType<QuestionInputProps>> = {
  multiple_choice: MultipleChoiceInput,
  checkbox: CheckboxesInput,
  short_answer: ShortAnswerInput,
  checkbox_grid: GridInput,
};

/** The input of one question. */
export function QuestionInput(props: QuestionInputProps) {
  const Input = INPUTS[props.question.questionType];
  return <Input {...props} />;
}
