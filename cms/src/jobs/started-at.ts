/** When this server was started. */
export const STARTED_AT = new Date(Date.now() - process.uptime() * 1000);

/**
 * How long after its start a server may still be catching up on missed nights, in milliseconds. No nightly job counts
 * as late before that, nor after a restore, which brings back the nights recorded in the backup.
 */
export const SETTLED_MS = 3_600_000;
