import { FORM_LIMITS, questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import type { FormSection } from '@hearthside/contract/form/fields';
import { allowedRoles, prunedRoles } from '@hearthside/contract/form/visibility';
import type { Cases, QuestionAction } from './form-action';
import {
  isFirst,
  moved,
  patched,
  placeOf,
  sectionIndex,
  withQuestion,
  withSection,
  withSections,
} from './form-parts';
import { asType, idsToPaste, newQuestion, withNewIds } from './question-parts';

export const questionCases: Cases<QuestionAction> = {
  // It has its section's roles: an empty list means that (ruling 17b), and follows when they change.
  addQuestion: (form, { section, id, choiceIds }) => {
    const all = questionsOf(form);
    if (all.length >= FORM_LIMITS.questions) return form;
    const shows = all.length > 0 && all.every(({ showProgress }) => showProgress);
    return withSection(form, section, (now) => ({
      ...now,
      questions: [...now.questions, newQuestion(id, choiceIds, shows)],
    }));
  },

  setQuestion: (form, { question, set }) =>
    withQuestion(form, question, (now) => patched(now, set)),

  setType: (form, { question, type, ids }) =>
    withQuestion(form, question, (now) =>
      now.questionType === type ? now : asType(now, type, ids),
    ),

  removeQuestion: (form, { question }) => {
    const place = placeOf(form, question);
    if (!place || isFirst(form, question)) return form;
    const { section, sectionAt, at } = place;
    const questions = section.questions.toSpliced(at, 1);
    // When its last question is deleted, a section is deleted too, except for the first one.
    if (questions.length === 0 && sectionAt > 0)
      return withSections(form, form.sections.toSpliced(sectionAt, 1));
    return withSections(form, form.sections.with(sectionAt, { ...section, questions }));
  },

  moveQuestion: (form, { question: id, section: toId, place: to }) => {
    const from = placeOf(form, id);
    const target = form.sections[sectionIndex(form, toId)];
    if (!from || !target) return form;
    if (target === from.section)
      return withSection(form, toId, (now) =>
        patched(now, { questions: moved(now.questions, from.at, to) }),
      );
    const left = withSection(form, from.section.id, (now) => ({
      ...now,
      questions: now.questions.toSpliced(from.at, 1),
    }));
    const accessRoles = prunedRoles(from.question.accessRoles, rolesIn(form, target));
    const question = { ...from.question, accessRoles };
    const place = Math.max(0, Math.trunc(to) || 0);
    return withSection(left, toId, (now) => ({
      ...now,
      questions: now.questions.toSpliced(place, 0, question),
    }));
  },

  paste: (form, { question, copied, ids }) =>
    withQuestion(form, question, (now, section) => {
      if (ids.length < idsToPaste(copied)) return now;
      return {
        ...withNewIds(copied, ids),
        // Its number is its position, which it keeps (part 2 §4).
        id: now.id,
        required: now.required,
        showProgress: now.showProgress,
        accessRoles: prunedRoles(copied.accessRoles, rolesIn(form, section)),
      };
    }),
};

const rolesIn = (form: FormDefinition, section: FormSection) =>
  allowedRoles(form.accessRoles, section.accessRoles) ?? [];
