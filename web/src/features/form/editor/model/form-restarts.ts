import type { FormDefinition } from '@hearthside/contract/form/fields';
import type { FormDetail } from '@hearthside/contract/form/endpoints';
import { withNames } from '@hearthside/contract/form/names';
import { publishable } from '@hearthside/contract/form/publishing';
import { tidyMarkup } from '@hearthside/contract/form/text';
import { restartsIn, type Restart } from '@hearthside/contract/form/wording';
import { publishedForm } from './form-draft';

/** The edited form in the version that the server would publish. */
const asPublished = (form: FormDefinition): FormDefinition =>
  withNames({
    ...publishable(form),
    sections: publishable(form).sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => ({
        ...question,
        question: tidyMarkup(question.question),
        choices: question.choices.map((one) => ({ ...one, choice: one.choice.trim() })),
        gridRows: question.gridRows.map((one) => ({ ...one, text: one.text.trim() })),
        gridColumns: question.gridColumns.map((one) => ({ ...one, text: one.text.trim() })),
      })),
    })),
  });

/** The questions whose statistics start over if the edited form is published. Empty for a new form. */
export const formRestarts = (detail: FormDetail | undefined, form: FormDefinition): Restart[] =>
  detail && detail.form.version > 0 ? restartsIn(publishedForm(detail), asPublished(form)) : [];
