import { momentOf } from '@hearthside/contract/zoned-time';

/** The moment a gift of which only the day is known is listed under: noon of the office. */
export const noonOf = (day: string, timeZone: string): Date => momentOf(day, '12:00', timeZone);
