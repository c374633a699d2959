import type { FormQuestion, QuestionType } from '@hearthside/contract/form/fields';
import type { FormAnswer } from '@hearthside/contract/form/answers';
import type { ComponentType } from 'react';
import { CheckboxesInput, MultipleChoiceInput } from './question-input-choices';
import { GridInput } from './question-input-grid';
import { ShortAnswerInput } from './question-input-text';

/** The props for the input of every question type. */
export interface QuestionInputProps {
  question: FormQuestion;
  answer: FormAnswer | undefined;
  onChange: (answer: FormAnswer) => void;
  /** The id of the question's text. */
  labelledBy: string;
  /** The id of the error message, if there is one. */
  describedBy?: string;
  invalid: boolean;
  /** Whether it has to be answered before the form can be sent. */
  needed: boolean;
}

/** The input for each type. A new type does not compile until it is here. */
const INPUTS: Record<QuestionType, ComponentType<QuestionInputProps>> = {
  multiple_choice: MultipleChoiceInput,
  checkbox: CheckboxesInput,
  short_answer: ShortAnswerInput,
  checkbox_grid: GridInput,
};

export function QuestionInput(props: QuestionInputProps) {
  const Input = INPUTS[props.question.questionType];
  return <Input {...props} />;
}
