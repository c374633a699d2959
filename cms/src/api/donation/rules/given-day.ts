import { momentOf } from '@hearthside/contract/zoned-time';

/** The time under which a gift is listed if only its day is known: noon at the office. */
export const noonOf = (day: string, timeZone: string): Date => momentOf(day, '12:00', timeZone);
