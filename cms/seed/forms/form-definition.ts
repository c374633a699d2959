import type {
  FormDefinition,
  FormQuestion,
  FormSection,
  PartId,
} from '@hearthside/contract/form/fields';
import { formDefinition } from '@hearthside/contract/form/shapes';
import type { DemoForm, DemoQuestion, DemoSection } from './demo-form';

/** The temporary id of a part that is not saved yet. */
type Key = `temp_${string}`;

interface Names {
  /** A member's id by nickname. */
  idOf: (who: string) => number;
  /** The id a part has got; if left out, none has one yet. */
  numberOf?: (key: Key) => PartId;
}

/** A form as an admin sends it. `first`: its first version. */
export function definitionOf(
  form: DemoForm,
  { idOf, numberOf = (key) => key }: Names,
  { first = false } = {},
): FormDefinition {
  const listOf = (texts: readonly string[], key: Key, letter: string) =>
    texts.map((text, place) => ({ id: numberOf(`${key}${letter}${place + 1}`), text }));

  function questionOf(asked: DemoQuestion, key: Key): FormQuestion {
    const { type, choices, rows, optional = false, prefill = null } = asked;
    const isGrid = type === 'checkbox_grid';
    return {
      id: numberOf(key),
      questionType: type,
      required: !optional,
      prefill,
      question: first ? (asked.formerly ?? asked.ask) : asked.ask,
      requireRowResponse: isGrid && !optional,
      showProgress: true,
      accessRoles: [...(asked.roles ?? [])],
      assignedUserIds: (asked.hiddenFrom ?? []).map(idOf),
      choices: isGrid
        ? []
        : listOf(choices, key, 'c').map(({ id, text }) => ({ id, choice: text })),
      gridRows: listOf(rows, key, 'r'),
      gridColumns: isGrid ? listOf(choices, key, 'k') : [],
      links: (asked.links ?? []).map(([linkText, linkUrl], place) => ({
        id: numberOf(`${key}l${place + 1}`),
        linkText,
        linkUrl,
      })),
      files: [],
    };
  }

  function sectionOf({ title, about, roles, questions }: DemoSection, place: number): FormSection {
    const key: Key = `temp_s${place + 1}`;
    return {
      id: numberOf(key),
      title,
      description: about,
      accessRoles: [...roles],
      questions: questions.flatMap((asked, index) =>
        first && asked.isNew ? [] : [questionOf(asked, `${key}q${index + 1}`)],
      ),
    };
  }

  return formDefinition.parse({
    title: form.title,
    description: form.about,
    accessRoles: [...form.roles],
    needsReview: !form.withoutReview,
    sections: form.sections.map(sectionOf),
  });
}
