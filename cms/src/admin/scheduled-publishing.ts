import { shownWhen } from '@hearthside/contract/shown-date';
import { clockIn, ownZone } from '@hearthside/contract/zoned-time';

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
