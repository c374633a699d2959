import type { ReactNode } from 'react';
import { portalType } from './portal-types';
import { Note } from './widgets/rows';

interface About {
  model: string;
  documentId?: string;
}
/** Something the content manager shows beside an entry; a function that uses hooks. */
type Part<Answer> = ((about: About) => Answer | null) & { type?: string };
type Panel = Part<{ title: string; content: ReactNode }>;

/** As much of the content manager's plugin interface as is used here. */
export interface ContentManager {
  apis: {
    addEditViewSidePanel(change: (panels: Panel[]) => Panel[]): void;
    addDocumentAction(change: (actions: Part<object>[]) => Part<object>[]): void;
  };
}

/** What stays on entries that are only read: going to them. */
const GOING = ['edit', 'open-in-new-tab'];
/** What stays where some fields are changed here. */
const SAVING = ['update'];

/** The same part, but nothing where entries are only read; `saves` where it is about saving what is not. */
function notWhereOnlyRead<Answer>(part: Part<Answer>, saves: boolean): Part<Answer> {
  const quiet: Part<Answer> = (about) => {
    // Asked in any case: it uses hooks.
    const answer = part(about);
    const layout = portalType(about.model);
    return !layout || (saves && layout.changedHere) ? answer : null;
  };
  return Object.assign(quiet, part);
}

/** Says why nothing can be typed, or not everything, and where it can. */
const ReadOnlyPanel: Panel = ({ model }) => {
  const layout = portalType(model);
  if (!layout) return null;
  return {
    title: layout.changedHere ? 'In the portal' : 'Read only',
    content: (
      <Note>
        {layout.changedHere
          ? 'Sections, questions and access are edited in the portal.'
          : 'This is changed in the portal.'}{' '}
        {layout.portalPage && <a href={layout.portalPage}>Open it there</a>}
      </Note>
    ),
  };
};

/** Where the server refuses every change, a sentence instead of buttons that never work. */
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
