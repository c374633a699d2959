import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { pagePattern, withoutPersonalData } from '@hearthside/contract/settings/browser-error';
import type { settingsEndpoints } from '@hearthside/contract/settings/endpoints';

type Told = z.output<(typeof settingsEndpoints)['browserError']['body']>;

/** Where in a file of the portal: everything else that calls itself a place is left out. */
const PLACE = /^assets\/[\w.-]+:\d+:\d+$/;

const BROWSERS = [
  [/\bEdg\/(\d+)/, 'Edge'],
  [/\bFirefox\/(\d+)/, 'Firefox'],
  [/\b(?:Headless)?Chrome\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)\S* (?:Mobile\/\S+ )?Safari\b/, 'Safari'],
] as const;

/** A browser's name and version, such as "Chrome 128", by its user agent. */
export function browserName(userAgent: string): string {
  for (const [pattern, name] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return 'another browser';
}

/**
 * The line that the log gets for an error in a browser. Browsers leave personal data out themselves, but anybody may
 * send anything, so it is left out here once more.
 */
export function browserErrorLine({ page, message, place = '' }: Told, userAgent: string): string {
  const where = PLACE.test(place) ? ` at ${place}` : '';
  const told = withoutPersonalData(message);
  return `In ${browserName(userAgent)} on ${pagePattern(page)}: ${told}${where}`;
}

/** Writes an error of the portal in a browser into the log. Otherwise nobody at the office would hear of it. */
export function logBrowserError(strapi: Core.Strapi, told: Told, userAgent: string) {
  strapi.log.warn(browserErrorLine(told, userAgent));
}
