import type { FormListItem } from '@hearthside/contract/form/shapes';

/** A form in the list, for tests: published, for fosters, without responses. */
export const listed = (id: number, set: Partial<FormListItem> = {}): FormListItem => ({
  id,
  title: `Form ${id}`,
  description: '',
  accessRoles: ['foster'],
  needsReview: true,
  published: true,
  hasDraft: false,
  questions: 4,
  responses: 0,
  pending: 0,
  createdAt: '2026-10-05T12:00:00.000Z',
  updatedAt: '2026-11-06T12:00:00.000Z',
  lastSentAt: null,
  ...set,
});
