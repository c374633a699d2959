import type { Role } from '@hearthside/contract/access';
import { questionsOf, type FormDefinition, type PartId } from '@hearthside/contract/form/fields';
import { withNames } from '@hearthside/contract/form/names';
import { publishable } from '@hearthside/contract/form/publishing';
import type { FilledForm } from '@hearthside/contract/form/fill';
import { isFor, seenBy } from '@hearthside/contract/form/visibility';
import { numberedForm } from '../fill/model/fill-numbers';

export interface FormPreview {
  /** Whether the form is meant for members of the role at all. */
  meant: boolean;
  /** The form as they see it, named and numbered as it would be published. */
  form: FormDefinition;
  /** How many questions are hidden from them. */
  hidden: number;
  /** How many of the questions they see exclude some members by name. */
  withExclusions: number;
}

/** An id that nobody has, so that the viewer of a preview is not excluded by name. */
const NOBODY = 0;

/** What a member with a role would see of a form if it were published now. */
export function previewAs(definition: FormDefinition, role: Role): FormPreview {
  const whole = numberedForm(withNames(publishable(definition)));
  const form = seenBy(whole, { id: NOBODY, role });
  const seen = questionsOf(form);
  return {
    meant: role === 'admin' || isFor(definition, role),
    form,
    hidden: questionsOf(whole).length - seen.length,
    withExclusions: seen.filter(({ assignedUserIds }) => assignedUserIds.length > 0).length,
  };
}

/** The form of a preview in the shape for the wizard, not begun by anybody. */
export function unbegun({ title, description, needsReview, sections }: FormDefinition): FilledForm {
  let number = 0;
  const numbered = <Part extends { id: PartId }>(part: Part) => ({ ...part, id: Number(part.id) });
  return {
    form: {
      id: 0,
      title,
      description,
      needsReview,
      status: null,
      submitted: false,
      responseId: null,
      reviewMessage: '',
      progress: 0,
      readOnly: false,
      updatedAt: null,
    },
    version: 0,
    sections: sections.map(({ questions, ...section }, index) => ({
      section: { ...numbered(section), number: index + 1 },
      questions: questions.map((question) => ({
        ...numbered(question),
        number: (number += 1),
        choices: question.choices.map(numbered),
        gridRows: question.gridRows.map(numbered),
        gridColumns: question.gridColumns.map(numbered),
        links: question.links.map(numbered),
      })),
    })),
    responses: { choiceResponses: [], shortAnswerResponses: [], checkboxGridResponses: [] },
    step: 0,
    prefill: {},
    reread: [],
    revision: '0',
  };
}
