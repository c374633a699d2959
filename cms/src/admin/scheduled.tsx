import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ContentManager } from './read-only';
import {
  asking,
  question,
  scheduledAmong,
  scheduledDrafts,
  scheduleText,
  TITLE,
  withScheduledAbove,
  type PublishAction,
  type SelectedBlog,
} from './scheduled-publishing';
import { BLOG } from './widgets/waiting-content';
import { Note } from './widgets/rows';

interface About {
  model: string;
}

type Action = ((about: About) => object | null) & { type?: string };

/** The publish time in the form, saved or not, in words; null for a blog without one and for other types. */
const useHour = (name: string, { model }: About): string | null => {
  const typed: unknown = useForm(
    name,
    ({ values }) => (values as { publishAt?: unknown }).publishAt,
  );
  const at = typed instanceof Date || typeof typed === 'string' ? typed : null;
  return model === BLOG && at ? scheduleText(new Date(at)) : null;
};

/** Catches Strapi's shortcut for publishing (Ctrl or Cmd, Shift and Enter), which would skip the question. */
function useAskedShortcut(publish: PublishAction | null, hour: string | null) {
  useEffect(() => {
    if (!publish || publish.disabled || hour === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (window.confirm(`${TITLE} ${question(hour)}`)) void publish.dialog?.onConfirm?.();
    };
    // Runs before Strapi's own listener, which is on the window too.
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

/** Says that a blog is scheduled, and for when: its status only says that it is a draft. */
const ScheduledPanel: Panel = (about) => {
  const hour = useHour('Scheduled', about);
  if (hour === null) return null;
  return {
    title: 'Scheduled',
    content: <Note>{hour}. Save, and it’s published then. Publish does it right away.</Note>,
  };
};

const Above = styled(Note)`
  padding: 2.4rem 3.2rem 0;
`;

/** Says which of the selected blogs are scheduled, and for when, before they are published. */
function ScheduledSelected({ blogs }: { blogs: readonly SelectedBlog[] }) {
  const { get } = useFetchClient();
  const [scheduled, setScheduled] = useState(blogs);
  const asked = scheduledDrafts(BLOG, blogs);
  useEffect(() => {
    let left = false;
    get<{ results: SelectedBlog[] }>(asked).then(
      ({ data }) => left || setScheduled(data.results),
      // What the list itself says stays.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [get, asked]);
  const said = scheduledAmong(scheduled);
  return said === '' ? null : <Above role="status">{said}</Above>;
}

/** What the panel says and asks about scheduled blogs. */
export function sayWhatIsScheduled({ apis }: ContentManager) {
  apis.addEditViewSidePanel((panels) => [...panels, ScheduledPanel]);
  apis.addDocumentAction((actions) =>
    actions.map((action) => (action.type === 'publish' ? askFirst(action as Action) : action)),
  );
  apis.addBulkAction((actions) =>
    actions.map((action) => withScheduledAbove(action, BLOG, ScheduledSelected)),
  );
}
