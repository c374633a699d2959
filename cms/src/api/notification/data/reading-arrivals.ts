import type { Core } from '@strapi/strapi';
import { READING_DAYS } from '@hearthside/contract/notification/reading';
import { DAY_MS, daysAfter } from '../../../text/days';
import { subjects, type Arrival } from '../../../subject';

/** The earliest moment whose arrivals are still new. */
export const newSince = (now: Date): Date => daysAfter(now, -READING_DAYS);

/**
 * What came out in all subjects, the newest first: all that is new, and a day more. Each subject caches what it finds
 * until something of it changes, so that the bells of a hundred thousand members don't each look for it.
 */
export async function recentArrivals(strapi: Core.Strapi, now: Date): Promise<Arrival[]> {
  // From a midnight on, so that all who ask on a day ask for the same.
  const after = new Date(Math.floor(newSince(now).getTime() / DAY_MS) * DAY_MS - DAY_MS);
  const found = await Promise.all(
    subjects().map(({ arrivals }) => arrivals?.(strapi, after) ?? Promise.resolve([])),
  );
  return found.flat().sort((one, other) => other.at.getTime() - one.at.getTime());
}
