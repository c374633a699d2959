/** Changes only whom a form and its questions are meant for (part 2 §2, Role Access). */
import type { Core } from '@strapi/strapi';
import { ROLE_LABELS } from '@hearthside/contract/access';
import {
  FORM_TEXTS,
  questionsOf,
  type FormDefinition,
  type FormRole,
} from '@hearthside/contract/form/fields';
import { allowedRoles, prunedRoles, withFormRoles } from '@hearthside/contract/form/visibility';
import type { Actor } from '../../../auth/actor';
import { refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import { lockedForm } from './form-access';
import * as formList from './form-list';
import { formOfPart } from './form-parts';
import * as publishing from './publishing';
import { requireRevision } from './require-revision';
/** The roles, and the revision of the form for which they were chosen. */
interface Chosen {
  accessRoles: FormRole[];
  revision?: string | undefined;
}

const hasQuestion = (definition: FormDefinition | null, id: number) =>
  definition !== null && questionsOf(definition).some((question) => question.id === id);

/** Refuses roles that the form or the question's section excludes (part 2 §4, Role access). */
function requireAllowed(
  form: FormDefinition,
  section: FormDefinition['sections'][number],
  roles: readonly FormRole[],
) {
  const allowed = allowedRoles(form.accessRoles, section.accessRoles);
  const strange = allowed ? roles.filter((role) => !allowed.includes(role)) : [];
  if (strange.length === 0) return;
  const names = strange.map((role) => ROLE_LABELS[role].many).join(', ');
  const text = `The question\u2019s section is not shown to ${names}.`;
  throw refuse.badInput(text, { accessRoles: text });
}

/** The definition with other roles for one of its questions. */
function withQuestionRoles(
  form: FormDefinition,
  questionId: number,
  rolesFor: (section: FormDefinition['sections'][number]) => FormRole[],
): FormDefinition {
  return {
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) =>
        question.id === questionId ? { ...question, accessRoles: rolesFor(section) } : question,
      ),
    })),
  };
}

const questionGone = () => refuse.notFound(FORM_TEXTS.formFailed);

/** Changes whom a form is meant for. The roles of its sections and questions are reduced to these. */
export async function setRoles(
  strapi: Core.Strapi,
  actor: Actor,
  formId: number,
  { accessRoles, revision }: Chosen,
) {
  await transaction(strapi, async () => {
    const row = await lockedForm(strapi, formId);
    requireRevision(row, revision);
    await publishing.change(strapi, actor.id, row, (definition) =>
      withFormRoles(definition, accessRoles),
    );
  });
  return { formId, form: await formList.detail(strapi, actor, formId) };
}

/**
 * Changes which of its section's roles see a question. In a draft of the published form, whose section may have other
 * roles, they are reduced to those.
 */
export async function setQuestionRoles(
  strapi: Core.Strapi,
  actor: Actor,
  questionId: number,
  { accessRoles, revision }: Chosen,
) {
  const formId = await formOfPart(strapi, questionId);
  if (formId === undefined) throw questionGone();
  await transaction(strapi, async () => {
    const row = await lockedForm(strapi, formId);
    if (!hasQuestion(row.definition, questionId)) throw questionGone();
    requireRevision(row, revision);
    await publishing.change(strapi, actor.id, row, (form, isDraft) =>
      withQuestionRoles(form, questionId, (section) => {
        if (!isDraft) requireAllowed(form, section, accessRoles);
        return prunedRoles(accessRoles, allowedRoles(form.accessRoles, section.accessRoles) ?? []);
      }),
    );
  });
  return { questionId, form: await formList.detail(strapi, actor, formId) };
}
