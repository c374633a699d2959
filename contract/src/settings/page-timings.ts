import { z } from 'zod';
import { endpoint } from '../endpoint';
import { text } from '../text';
import { BROWSER_ERROR_LIMITS } from './browser-error';

/** One page load in so many tells its timings. The rest would say the same again. */
export const TIMED_LOADS = 10;

/** The most that is told of one load. More than ten minutes take only devices that slept meanwhile. */
export const PAGE_TIMING_LIMITS = { ms: 600_000, shift: 100, scripts: 5000, kilobytes: 500_000 };

/** How fast browsers call a connection. */
export const NETWORKS = ['slow-2g', '2g', '3g', '4g'] as const;
export type Network = (typeof NETWORKS)[number];

const upTo = (max: number) => z.number().int().min(0).max(max);
const ms = upTo(PAGE_TIMING_LIMITS.ms);

/** What a browser tells of one page load. Times are from the start of the load. */
export const pageTimings = z.strictObject({
  /** The kind of page that was loaded, such as `/pet-records/:id`. */
  page: text(BROWSER_ERROR_LIMITS.page),
  /** When the first byte of the page came. */
  firstByte: ms,
  /** When the first text or picture was drawn. */
  firstPaint: ms,
  /** When the largest text or picture was drawn, where the browser tells. */
  largestPaint: ms.optional(),
  /** The sum of how far things moved by themselves, where the browser tells. */
  shift: z.number().min(0).max(PAGE_TIMING_LIMITS.shift).optional(),
  /** When the sections stood there to be used. Missing before the sign-in, where there are none. */
  usable: ms.optional(),
  /** How many files of code were asked for, and what of them came over the network. */
  scripts: upTo(PAGE_TIMING_LIMITS.scripts),
  kilobytes: upTo(PAGE_TIMING_LIMITS.kilobytes),
  network: z.enum(NETWORKS).optional(),
});
export type PageTimings = z.output<typeof pageTimings>;

/** Apart from the subject's other endpoints, of which the sign-in page has to load the table. */
export const timingEndpoints = {
  pageTimings: endpoint({
    method: 'POST',
    path: '/page-timings',
    access: 'public',
    summary: 'Log how long a page took to load, without ids and addresses',
    body: pageTimings,
    answer: z.object({ success: z.literal(true) }),
  }),
};
