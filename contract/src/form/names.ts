import { DEFAULT_FORM_TITLE, EMPTY_TEXTS, type FormDefinition } from './fields';
import { plainText } from './text';

/** The form with a name for each part whose text was left empty (part 2 §5). */
export function withNames(form: FormDefinition): FormDefinition {
  let number = 0;
  return {
    ...form,
    title: form.title.trim() || DEFAULT_FORM_TITLE,
    sections: form.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => {
        number += 1;
        return {
          ...question,
          question: plainText(question.question).trim()
            ? question.question
            : EMPTY_TEXTS.question(number),
          choices: question.choices.map((choice, index) => ({
            ...choice,
            choice: choice.choice.trim() || EMPTY_TEXTS.choice(index + 1),
          })),
          gridRows: named(question.gridRows, EMPTY_TEXTS.row),
          gridColumns: named(question.gridColumns, EMPTY_TEXTS.column),
        };
      }),
    })),
  };
}

const named = <Line extends { text: string }>(lines: Line[], nameOf: (place: number) => string) =>
  lines.map((line, index) => ({ ...line, text: line.text.trim() || nameOf(index + 1) }));
