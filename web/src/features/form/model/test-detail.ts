import type { FormDefinition } from '@hearthside/contract/form/fields';
import type { FormDetail } from '@hearthside/contract/form/endpoints';

/** A form as the server returns it, with ids for all of its parts. */
export function detailOf(
  definition: FormDefinition,
  { version = 1, revision = '1', draft = null as FormDetail['draft'], ids = {} } = {},
): FormDetail {
  let number = 0;
  return {
    form: {
      id: 7,
      title: definition.title,
      description: definition.description,
      accessRoles: definition.accessRoles,
      needsReview: definition.needsReview,
      published: version > 0,
      hasDraft: draft !== null,
      questions: 0,
      responses: 0,
      pending: 0,
      submitted: 0,
      createdAt: '2026-11-01T10:00:00.000Z',
      updatedAt: '2026-11-01T10:00:00.000Z',
      lastSentAt: null,
      version,
    },
    sections: (version > 0 ? definition.sections : []).map(({ questions, ...section }, at) => ({
      section: { ...section, number: at + 1 },
      questions: questions.map((question) => ({ ...question, number: (number += 1) })),
    })) as FormDetail['sections'],
    draft,
    ids,
    revision,
  };
}
