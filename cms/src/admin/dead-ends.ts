import type { ContentManager } from './read-only';

/** What Strapi offers on every form and nobody may do here: types and layouts are code (see panel/what-nobody-may). */
const DEAD_ENDS = ['edit-the-model', 'configure-the-view'];

/** Takes what leads to a refusal off the menus of forms and lists. */
export function takeAwayDeadEnds({ apis }: Pick<ContentManager, 'apis'>) {
  apis.addDocumentAction((actions) =>
    actions.filter(({ type }) => !DEAD_ENDS.includes(type ?? '')),
  );
}
