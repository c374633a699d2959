import { questionsOf, type FormQuestion, type FormSection } from '@hearthside/contract/form/fields';
import type { FilledForm } from '@hearthside/contract/form/fill';
import { wordsOf } from '@hearthside/contract/form/wording';

/** One step of the wizard: a question, and its position. */
export interface FillStep {
  question: FormQuestion;
  /** Counts from 1, among the questions this member sees. */
  number: number;
  section: FormSection;
  /** Counts from 1. */
  sectionNumber: number;
  /** Whether it is the first of its section. The section's description is shown there. */
  opensSection: boolean;
}

/** A form in the shape that the contract's rules take. It has no information about who else sees what. */
export interface FillForm {
  sections: FormSection[];
  steps: FillStep[];
}

/** Converts what a member was sent of a form for the contract's rules and the wizard. */
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

/** The questions of the newer version that are new or asked differently. */
export function changedQuestions(before: FillForm, after: FillForm): number[] {
  const asked = new Map(questionsOf(before).map((question) => [question.id, textOf(question)]));
  return questionsOf(after)
    .filter((question) => asked.get(question.id) !== textOf(question))
    .map(({ id }) => Number(id));
}

/**
 * The questions in both versions that were reworded or offer other choices: an answer to one version is not an answer
 * to the other.
 */
export function rewordedQuestions(before: FillForm, after: FillForm): number[] {
  const asked = new Map(questionsOf(before).map((question) => [question.id, wordsOf(question)]));
  return questionsOf(after)
    .filter(({ id }) => asked.has(id))
    .filter((question) => asked.get(question.id) !== wordsOf(question))
    .map(({ id }) => Number(id));
}

/** The part of a question that an answer depends on. The links to its files change on their own. */
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
