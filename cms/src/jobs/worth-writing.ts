/** How often a minute job records that nothing has changed, in milliseconds. */
export const SAID_EVERY_MS = 10 * 60_000;

/** What this server last recorded about a job. */
export interface Written {
  ok: boolean;
  at: number;
}

/**
 * Whether the end of a minute job's run is worth a write: if it ended differently from the last one, and every ten
 * minutes. A write per minute and job would be most of what an idle portal does.
 */
export const isWorthWriting = (last: Written | undefined, run: Written): boolean =>
  last === undefined || last.ok !== run.ok || run.at - last.at >= SAID_EVERY_MS;
