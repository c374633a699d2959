import { shownWhen } from '@hearthside/contract/shown-date';
import { clockIn, ownZone } from '@hearthside/contract/zoned-time';
import { createElement, Fragment, type ComponentType } from 'react';
import type { BulkAction } from './entries/deleting';

interface Zone {
  timeZone: string;
}

/** When a blog will be published, in this device's time zone: 'Mon, Dec 7, 9:00 AM Pacific'. */
export function scheduledFor(at: Date, { timeZone }: Zone = { timeZone: ownZone() }): string {
  const { day, time } = clockIn(timeZone, at);
  return shownWhen(day, time, timeZone);
}

/** The same as a sentence: 'Publishes Mon, Dec 7, 9:00 AM Pacific'. */
export const scheduleText = (at: Date, zone?: Zone): string =>
  `Publishes ${scheduledFor(at, zone)}`;

/** The part of Strapi's own Publish action used here. */
export interface PublishAction {
  disabled?: boolean;
  onClick?: (event: unknown) => unknown;
  dialog?: { onConfirm?: () => unknown };
}
/** The question before a scheduled blog is published. */
export const TITLE = 'Publish it now?';
export const question = (hour: string) =>
  `This blog is scheduled: ${hour}. Publishing it now removes that date.`;

/** The same Publish action, with a question before it publishes a scheduled blog. */
export function asking(publish: PublishAction, hour: string): PublishAction {
  return {
    ...publish,
    // Strapi opens the dialog unless the click handler returns true.
    onClick: () => false,
    dialog: {
      type: 'dialog',
      variant: 'default',
      title: TITLE,
      content: question(hour),
      confirmLabel: 'Publish now',
      onConfirm: publish.dialog?.onConfirm,
    } as PublishAction['dialog'],
  };
}

/** A blog among those selected in a list. */
export interface SelectedBlog {
  documentId: string;
  title?: string | null;
  publishAt?: string | null;
}

/** What is said before several blogs are published: which of them are scheduled, and for when. Empty if none is. */
export function scheduledAmong(blogs: readonly SelectedBlog[], zone?: Zone): string {
  const named = blogs.flatMap(({ title, publishAt }) =>
    publishAt ? [`“${title || 'Untitled'}” for ${scheduledFor(new Date(publishAt), zone)}`] : [],
  );
  if (named.length === 0) return '';
  return named.length === 1
    ? `Scheduled: ${named[0]}. Publishing it now removes that date. Uncheck it if it should wait.`
    : `Scheduled: ${named.join('; ')}. Publishing them now removes those dates. Uncheck those that should wait.`;
}

/**
 * The query for their drafts that are scheduled. A list that is filtered by its status may have the published rows
 * instead, which have no publish time.
 */
export function scheduledDrafts(uid: string, blogs: readonly SelectedBlog[]): string {
  const ids = blogs.map(
    ({ documentId }, at) => `filters[$and][1][documentId][$in][${at}]=${documentId}`,
  );
  const asked = ['filters[$and][0][publishAt][$notNull]=true', ...ids, 'page=1', 'pageSize=100'];
  return `/content-manager/collection-types/${uid}?status=draft&${asked.join('&')}`;
}

/** The part of Strapi's Publish action for several entries used here. It has no `type`, as its others do. */
interface PublishSelected {
  actionType?: string;
  dialog?: { content?: unknown };
}

/** The same action for several entries, with a part above what Strapi asks before it publishes blogs. */
export function withScheduledAbove(
  action: BulkAction,
  uid: string,
  Above: ComponentType<{ blogs: readonly SelectedBlog[] }>,
): BulkAction {
  const named: BulkAction = (about) => {
    const publish = action(about) as PublishSelected | null;
    const asks = publish?.dialog?.content;
    if (about.model !== uid || publish?.actionType !== 'publish' || typeof asks !== 'function') {
      return publish;
    }
    const blogs = about.documents as unknown as readonly SelectedBlog[];
    const content = (props: object) =>
      createElement(
        Fragment,
        null,
        createElement(Above, { blogs }),
        createElement(asks as ComponentType, props),
      );
    return { ...publish, dialog: { ...publish.dialog, content } };
  };
  return Object.assign(named, action);
}
