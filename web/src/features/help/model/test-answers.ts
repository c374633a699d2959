import type { HelpItem } from '@hearthside/contract/help/endpoints';

/** An answer for tests. */
export const testAnswer = (id: number, more: Partial<HelpItem> = {}): HelpItem => ({
  id,
  topic: 'forms',
  question: `Question ${id}?`,
  answer: `<p>Answer <strong>${id}</strong></p>`,
  videoUrl: '',
  mine: null,
  updatedAt: '2026-11-12T10:00:00.000Z',
  revision: `r${id}`,
  helpful: null,
  ...more,
});
