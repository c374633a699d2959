import { useForm } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { ContentManager } from './read-only';
import { asking, scheduleText, question, TITLE, type PublishAction } from './scheduled-publishing';
import { BLOG } from './widgets/waiting-content';
import { Note } from './widgets/rows';

interface About {
  model: string;
}

type Action = ((about: About) => object | null) & { type?: string };

/** The hour in the form, saved or not, in words; null where a blog has none or this is no blog. */
const useHour = (name: string, { model }: About): string | null => {
  const typed: unknown = useForm(
    name,
    ({ values }) => (values as { publishAt?: unknown }).publishAt,
  );
  const at = typed instanceof Date || typeof typed === 'string' ? typed : null;
  return model === BLOG && at ? scheduleText(new Date(at)) : null;
};

/** Strapi's shortcut, which publishes past the dialog: Ctrl or Cmd, Shift and Enter. */
function useAskedShortcut(publish: PublishAction | null, hour: string | null) {
  useEffect(() => {
    if (!publish || publish.disabled || hour === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (window.confirm(`${TITLE} ${question(hour)}`)) void publish.dialog?.onConfirm?.();
    };
    // Before Strapi's own, which stands at the window too.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [publish, hour]);
}

function askFirst(action: Action): Action {
  const first: Action = (about) => {
    const publish = action(about) as PublishAction | null;
    const hour = useHour('AskFirst', about);
    useAskedShortcut(publish, hour);
    return publish && hour !== null ? asking(publish, hour) : publish;
  };
  return Object.assign(first, action);
}

type Panel = ((about: About) => { title: string; content: ReactNode } | null) & { type?: string };

/** That a blog is scheduled, and when: its status only says that it is a draft. */
const ScheduledPanel: Panel = (about) => {
  const hour = useHour('Scheduled', about);
  if (hour === null) return null;
  return {
    title: 'Scheduled',
    content: <Note>{hour}. Save, and it comes out by itself; Publish would do it at once.</Note>,
  };
};

/** What the panel says and asks of blogs that come out by themselves. */
export function sayWhatIsScheduled({ apis }: ContentManager) {
  apis.addEditViewSidePanel((panels) => [...panels, ScheduledPanel]);
  apis.addDocumentAction((actions) =>
    actions.map((action) => (action.type === 'publish' ? askFirst(action as Action) : action)),
  );
}
