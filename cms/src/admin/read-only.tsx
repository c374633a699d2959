import type { ReactNode } from 'react';
import type { BulkAction } from './entries/deleting';
import { portalType } from './portal-types';
import { Note } from './widgets/rows';

interface About {
  model: string;
  documentId?: string;
}
/** Something the content manager shows next to an entry: a function that uses hooks. */
type Part<Answer> = ((about: About) => Answer | null) & { type?: string };
type Panel = Part<{ title: string; content: ReactNode }>;

/** The part of the content manager's plugin interface used here. */
export interface ContentManager {
  apis: {
    addEditViewSidePanel(change: (panels: Panel[]) => Panel[]): void;
    addDocumentAction(change: (actions: Part<object>[]) => Part<object>[]): void;
    addDocumentHeaderAction(actions: Part<object>[]): void;
    addBulkAction(change: (actions: BulkAction[]) => BulkAction[]): void;
  };
  injectComponent(page: string, place: string, part: { name: string; Component: unknown }): void;
}

/** The actions that stay on read-only entries: opening them. */
const GOING = ['edit', 'open-in-new-tab'];
/** The action that stays where some fields can be changed here. */
const SAVING = ['update'];

/** The same part, but empty for read-only types. With `saves`, it stays where some fields can be changed here. */
function notWhereOnlyRead<Answer>(part: Part<Answer>, saves: boolean): Part<Answer> {
  const quiet: Part<Answer> = (about) => {
    // Called in any case, because it uses hooks.
    const answer = part(about);
    const layout = portalType(about.model);
    return !layout || (saves && layout.changedHere) ? answer : null;
  };
  return Object.assign(quiet, part);
}

/** Explains why nothing, or not everything, can be changed here, and where it can. */
const ReadOnlyPanel: Panel = ({ model }) => {
  const layout = portalType(model);
  if (!layout) return null;
  return {
    title: layout.changedHere ? 'In the portal' : 'Read only',
    content: (
      <Note>
        {layout.changedHere
          ? 'Sections, questions and access are edited in the portal.'
          : 'You can change this in the portal.'}{' '}
        {layout.portalPage && <a href={layout.portalPage}>Open it there</a>}
      </Note>
    ),
  };
};

/** Where the server refuses every change, shows a sentence instead of buttons that never work. */
export function sayWhatIsReadOnly({ apis }: ContentManager) {
  apis.addEditViewSidePanel((panels) => [
    ...panels.map((panel) => (panel.type === 'actions' ? notWhereOnlyRead(panel, true) : panel)),
    ReadOnlyPanel,
  ]);
  apis.addDocumentAction((actions) =>
    actions.map((action) =>
      GOING.includes(action.type ?? '')
        ? action
        : notWhereOnlyRead(action, SAVING.includes(action.type ?? '')),
    ),
  );
}
