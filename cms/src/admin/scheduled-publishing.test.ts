import { expect, it, vi } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BulkAction } from './entries/deleting';
import {
  asking,
  scheduledAmong,
  scheduleText,
  withScheduledAbove,
  type PublishAction,
  type SelectedBlog,
} from './scheduled-publishing';

it('the text of a schedule names the day, the hour and the zone', () => {
  const at = new Date('2099-12-07T14:00:00Z');
  expect(
    scheduleText(at, { timeZone: 'America/New_York' } as Intl.ResolvedDateTimeFormatOptions),
  ).toBe('Publishes Mon, Dec 7, 2099, 9:00 AM Eastern');
});

it('the panel asks before it publishes a scheduled blog, and publishes it when confirmed', async () => {
  const [publishes, confirms] = [vi.fn(), vi.fn()];
  const strapis = { label: 'Publish', onClick: publishes, dialog: { onConfirm: confirms } };
  const asked = asking(strapis, 'Publishes Monday') as PublishAction & {
    dialog: { content: string; onConfirm: () => void };
  };
  // Anything but true makes Strapi open the dialog.
  expect(asked.onClick?.({})).toBe(false);
  expect(asked.dialog.content).toContain('Publishes Monday');
  expect(confirms).not.toHaveBeenCalled();
  asked.dialog.onConfirm();
  expect(confirms).toHaveBeenCalledOnce();
  expect(publishes).not.toHaveBeenCalled();
});

const eastern = { timeZone: 'America/New_York' } as Intl.ResolvedDateTimeFormatOptions;
const old = { documentId: 'a', title: 'Old dogs', publishAt: '2099-12-07T14:00:00Z' };
const cats = { documentId: 'b', title: '', publishAt: '2099-12-08T14:00:00Z' };
const draft = { documentId: 'c', title: 'A draft', publishAt: null };

it('the panel names those of several blogs that are scheduled, with their hours', () => {
  expect(scheduledAmong([draft], eastern)).toBe('');
  expect(scheduledAmong([old, draft], eastern)).toBe(
    'Scheduled: “Old dogs” for Mon, Dec 7, 2099, 9:00 AM Eastern. Publishing it now removes that date. Uncheck it if it should wait.',
  );
  expect(scheduledAmong([old, draft, cats], eastern)).toMatch(
    /^Scheduled: “Old dogs” for .+; “Untitled” for Tue, Dec 8, .+\. Publishing them now/,
  );
});

it('the panel says it above what Strapi asks before it publishes several blogs, and nowhere else', () => {
  const strapis = (actionType?: string) =>
    (() => ({
      actionType,
      dialog: { content: ({ onClose }: { onClose: string }) => `Publish? ${onClose}` },
    })) as unknown as BulkAction;
  const Above = ({ blogs }: { blogs: readonly SelectedBlog[] }) =>
    createElement('p', null, scheduledAmong(blogs, eastern));
  const shown = (action: BulkAction, model = 'blog') => {
    const about = { model, documents: [old] as never[] };
    const { dialog } = withScheduledAbove(action, 'blog', Above)(about) as {
      dialog: { content: (props: { onClose: string }) => string };
    };
    return renderToStaticMarkup(createElement(dialog.content as never, { onClose: 'or not' }));
  };
  expect(shown(strapis('publish'))).toMatch(/^<p>Scheduled: “Old dogs”.+<\/p>Publish\? or not$/);
  expect(shown(strapis('publish'), 'page')).toBe('Publish? or not');
  expect(shown(strapis())).toBe('Publish? or not');
});
