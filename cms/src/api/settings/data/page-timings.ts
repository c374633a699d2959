import type { Core } from '@strapi/strapi';
import { pagePattern } from '@hearthside/contract/settings/browser-error';
import type { PageTimings } from '@hearthside/contract/settings/page-timings';

const tens = (ms: number | undefined) => ms && Math.round(ms / 10) * 10;

/**
 * The log's line of how long a page took to load. Browsers round and leave ids out themselves, but anybody may send
 * anything, so it is done here once more.
 */
export function pageTimingsLine(told: PageTimings): string {
  const facts = {
    kind: pagePattern(told.page),
    ttfb: tens(told.firstByte),
    fcp: tens(told.firstPaint),
    lcp: tens(told.largestPaint),
    shift: told.shift && Math.round(told.shift * 1000) / 1000,
    usable: tens(told.usable),
    scripts: told.scripts,
    kb: told.kilobytes,
    net: told.network,
  };
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return `page timings: ${known.map(([name, value]) => `${name}=${value}`).join(' ')}`;
}

/** Writes how long a page took into the log, where the office can count with it. */
export function logPageTimings(strapi: Core.Strapi, told: PageTimings) {
  strapi.log.info(pageTimingsLine(told));
}
