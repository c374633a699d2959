/** How often a minute job says that it still does what it did, in milliseconds. */
export const SAID_EVERY_MS = 10 * 60_000;

/** What this server has last written about a job. */
export interface Written {
  ok: boolean;
  at: number;
}

/**
 * Whether the end of a minute job's run is worth a write: when it went otherwise than the last one, and every ten
 * minutes. A write a minute and job would be most of what an idle portal does.
 */
export const isWorthWriting = (last: Written | undefined, run: Written): boolean =>
  last === undefined || last.ok !== run.ok || run.at - last.at >= SAID_EVERY_MS;
