import type { NotificationKind } from '@hearthside/contract/notification/kinds';

/** What stands in place of a text that is not kept. */
export const GIVEN_UP = '(given up)';
/** How the reason of a mail begins that is not sent on purpose. */
export const NOT_SENT = 'Not sent: ';

/**
 * Whether the text of a mail is kept when it is given up, so that an admin can send it after all. Those with a link that
 * opens an account are not: the link would lie in the database for a month for whoever reads that, and has expired by
 * then. Notices to members link to pages only they can open, and what somebody wrote to the office has no link at all.
 */
export const keepsText = ({
  kind,
  digest,
}: {
  kind: NotificationKind | null;
  digest: string | null;
}): boolean => kind !== null || digest !== null;
