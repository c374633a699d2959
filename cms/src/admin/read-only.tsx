import type { ReactNode } from 'react';
import { portalType } from './portal-types';
import { Note } from './widgets/rows';

interface About {
  model: string;
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

/** The same part, but nothing where entries are only read. */
function notWhereOnlyRead<Answer>(part: Part<Answer>): Part<Answer> {
  const quiet: Part<Answer> = (about) => {
    // Asked in any case: it uses hooks.
    const answer = part(about);
    return portalType(about.model) ? null : answer;
  };
  return Object.assign(quiet, part);
}

/** Says why nothing can be typed, and where it can. */
const ReadOnlyPanel: Panel = ({ model }) => {
  const layout = portalType(model);
  if (!layout) return null;
  return {
    title: 'Read only',
    content: (
      <Note>
        This is changed in the portal.{' '}
        {layout.portalPage && <a href={layout.portalPage}>Open it there</a>}
      </Note>
    ),
  };
};

/** Where the server refuses every change, a sentence instead of buttons that never work. */
export function sayWhatIsReadOnly({ apis }: ContentManager) {
  apis.addEditViewSidePanel((panels) => [
    ...panels.map((panel) => (panel.type === 'actions' ? notWhereOnlyRead(panel) : panel)),
    ReadOnlyPanel,
  ]);
  apis.addDocumentAction((actions) =>
    actions.map((action) =>
      GOING.includes(action.type ?? '') ? action : notWhereOnlyRead(action),
    ),
  );
}
