const HOUR_MS = 3_600_000;

/**
 * What of an older backup must not come to life again, as statements for either database; undefined for one that was
 * made within the last hour, as when a portal moves. What waited to be sent then was sent since by the portal that was
 * lost, and sessions that were ended since would be valid again. So may those mails have been that were given up then:
 * an admin can have tried them again.
 * @param {import('./backup-record.mjs').BackupRecord} record
 * @param {Date} now
 * @returns {string | undefined}
 */
export function endingOlderState({ madeAt }, now) {
  if (now.getTime() - Date.parse(madeAt) <= HOUR_MS) return undefined;
  return `
update portal_mails set next_try_at = null, text = '(dropped)', html = '(dropped)', calendar = null,
  last_error = 'Not sent: the portal was restored from an older backup.'
  where sent_at is null and (last_error is null or last_error not like 'Not sent%');
delete from portal_sessions;
`;
}

/** What is said of it at the end of a restore. */
export const OLDER_WORDS =
  'The backup is more than an hour old. Emails in it that were not sent are not sent any more, and everybody has to sign in anew. docs/operations.md says what else to look after (After a restore).';
