import type { ContentManager } from './read-only';

/**
 * What Strapi offers on every form although nobody may do it here: types and layouts are code (see
 * panel/what-nobody-may).
 */
const DEAD_ENDS = ['edit-the-model', 'configure-the-view'];

/** Removes the entries that could only lead to a refusal from the menus of forms and lists. */
export function takeAwayDeadEnds({ apis }: Pick<ContentManager, 'apis'>) {
  apis.addDocumentAction((actions) =>
    actions.filter(({ type }) => !DEAD_ENDS.includes(type ?? '')),
  );
}
