/** When this server was started. */
export const STARTED_AT = new Date(Date.now() - process.uptime() * 1000);

/**
 * How long after its start a server may be making up for what the nights missed, in milliseconds. Nothing of the night
 * counts as late before, nor after a restore, which brings back the nights of then.
 */
export const SETTLED_MS = 3_600_000;
