import { questionsOf, type FormQuestion, type FormSection } from '@hearthside/contract/form/fields';
import type { FilledForm } from '@hearthside/contract/form/fill';
import { wordsOf } from '@hearthside/contract/form/wording';

/** One step of the wizard: a question, and where it stands. */
export interface FillStep {
  question: FormQuestion;
  /** From 1, among those this member sees. */
  number: number;
  section: FormSection;
  /** From 1. */
  sectionNumber: number;
  /** The first of its section, which is where the section says what it is about. */
  opensSection: boolean;
}

/** A form as the rules of the contract take it; who else sees what never came along. */
export interface FillForm {
  sections: FormSection[];
  steps: FillStep[];
}

/** What a member was sent of a form, as the contract's rules and the wizard take it. */
export function fillForm({ sections: sent }: Pick<FilledForm, 'sections'>): FillForm {
  const sections = sent.map(({ section, questions }): FormSection => {
    const { id, title, description } = section;
    const asked = questions.map((question) => ({
      ...question,
      accessRoles: [],
      assignedUserIds: [],
    }));
    return { id, title, description, accessRoles: [], questions: asked };
  });
  let number = 0;
  const steps = sections.flatMap((section, sectionIndex) =>
    section.questions.map((question, index): FillStep => {
      number += 1;
      const sectionNumber = sectionIndex + 1;
      return { question, number, section, sectionNumber, opensSection: index === 0 };
    }),
  );
  return { sections, steps };
}

/** The questions of both that are not the same any more, by how they are asked; new ones too. */
export function changedQuestions(before: FillForm, after: FillForm): number[] {
  const asked = new Map(questionsOf(before).map((question) => [question.id, textOf(question)]));
  return questionsOf(after)
    .filter((question) => asked.get(question.id) !== textOf(question))
    .map(({ id }) => Number(id));
}

/** Those of both that are said in other words, or offer something else: an answer to the one is none to the other. */
export function rewordedQuestions(before: FillForm, after: FillForm): number[] {
  const asked = new Map(questionsOf(before).map((question) => [question.id, wordsOf(question)]));
  return questionsOf(after)
    .filter(({ id }) => asked.has(id))
    .filter((question) => asked.get(question.id) !== wordsOf(question))
    .map(({ id }) => Number(id));
}

/** What of a question an answer is to. Its files' links change by themselves. */
const textOf = (question: FormQuestion) => {
  const { questionType, question: text, required, requireRowResponse, requireEveryRow } = question;
  const { choices, gridRows, gridColumns } = question;
  return JSON.stringify([
    questionType,
    text,
    required,
    requireRowResponse,
    requireEveryRow,
    choices,
    gridRows,
    gridColumns,
  ]);
};
