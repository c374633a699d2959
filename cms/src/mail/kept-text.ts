import type { NotificationKind } from '@hearthside/contract/notification/kinds';

/** What stands in place of a text that is not kept. */
export const GIVEN_UP = '(given up)';
/** How the reason begins for a mail that is deliberately not sent. */
export const NOT_SENT = 'Not sent: ';
/** What stays of a mail that is not sent after all: nobody gets its links, so they are not kept. */
export const DROPPED = { text: '(dropped)', html: '(dropped)', calendar: null };

/**
 * Whether the text of a mail is kept when it is given up, so that an admin can send it after all. Those that may
 * have a link that opens an account are not: anyone who reads the database could see the link for a month, and it has
 * expired by then. Notices to members link to pages only they can open, and messages to the office have no link at all.
 */
export const keepsText = ({
  kind,
  digest,
}: {
  kind: NotificationKind | null;
  digest: string | null;
}): boolean => kind !== null || digest !== null;
