import { pagePattern } from '@hearthside/contract/settings/browser-error';
import {
  NETWORKS,
  PAGE_TIMING_LIMITS,
  TIMED_LOADS,
  timingEndpoints,
} from '@hearthside/contract/settings/page-timings';
import type { PageTimings } from '@hearthside/contract/settings/page-timings';
import { send } from '@/lib/api/transport';
import { session } from '@/lib/session/session';

/** How long a page is watched once it is idle. What comes late by then has come. */
const WATCHED_MS = 5000;

/** A file of the portal's own code, as the browser noted its request. */
interface Script {
  name: string;
  transferSize: number;
}
interface Shift {
  value: number;
  hadRecentInput: boolean;
}

/** What the browser noted of one page load. Undefined is what it doesn't tell. */
export interface Load {
  /** The address that was loaded. */
  address: string;
  firstByte: number;
  firstPaint: number | undefined;
  largestPaint: number | undefined;
  shifts: readonly Shift[] | undefined;
  usable: number | undefined;
  files: readonly Script[];
  network: string | undefined;
}

const atMost = (value: number, max: number) => Math.min(Math.max(value, 0), max);
const tens = (ms: number) => atMost(Math.round(ms / 10) * 10, PAGE_TIMING_LIMITS.ms);

/** The sum of what moved by itself, not of what a press of the member moved. */
function shiftOf(shifts: readonly Shift[]) {
  const sum = shifts.reduce((all, one) => all + (one.hadRecentInput ? 0 : one.value), 0);
  return atMost(Math.round(sum * 1000) / 1000, PAGE_TIMING_LIMITS.shift);
}

function scriptsOf(files: readonly Script[], { origin }: URL) {
  const scripts = files.filter(({ name }) => {
    const url = new URL(name);
    return url.origin === origin && url.pathname.endsWith('.js');
  });
  const bytes = scripts.reduce((all, { transferSize }) => all + transferSize, 0);
  return {
    scripts: atMost(scripts.length, PAGE_TIMING_LIMITS.scripts),
    kilobytes: atMost(Math.round(bytes / 1000), PAGE_TIMING_LIMITS.kilobytes),
  };
}

/**
 * What the server is told of a load: rounded, and of the address only which kind of page it was. Null for a page that
 * nobody saw, such as one in a tab behind.
 */
export function timingsOf(load: Load): PageTimings | null {
  const { firstPaint, largestPaint, shifts, usable } = load;
  if (firstPaint === undefined) return null;
  const url = new URL(load.address);
  const network = NETWORKS.find((one) => one === load.network);
  return {
    page: pagePattern(url.pathname),
    firstByte: tens(load.firstByte),
    firstPaint: tens(firstPaint),
    ...(largestPaint !== undefined && { largestPaint: tens(largestPaint) }),
    ...(shifts && { shift: shiftOf(shifts) }),
    ...(usable !== undefined && { usable: tens(usable) }),
    ...scriptsOf(load.files, url),
    ...(network && { network }),
  };
}

/** Collects what the browser noted of a kind and still notes. Undefined where it doesn't know the kind. */
function collect<Entry>(type: string): (() => Entry[]) | undefined {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return undefined;
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
  observer.observe({ type, buffered: true });
  return () => {
    entries.push(...observer.takeRecords());
    observer.disconnect();
    return entries as Entry[];
  };
}

const startOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime;

/** Watches a load from now on. Answers what was noted of it, or undefined where browsers don't note loads. */
function watchLoad(): (() => Load) | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return undefined;
  const { name: address, responseStart: firstByte } = navigation as PerformanceNavigationTiming;
  // Taken now, because pages that are fetched for later are no part of the load.
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // Whoever signs in while the page is watched was not waiting for the shell before.
  const hadShell = session.likelySignedIn();
  const largest = collect<PerformanceEntry>('largest-contentful-paint');
  const shifts = collect<Shift>('layout-shift');
  return () => ({
    address,
    firstByte,
    firstPaint: startOf('first-contentful-paint'),
    largestPaint: largest?.().at(-1)?.startTime,
    shifts: shifts?.(),
    // The mark is set by the shell.
    usable: hadShell ? startOf('usable') : undefined,
    files,
    network: (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType,
  });
}

/** Resolves when the page has been watched for long enough, at the latest when nobody sees it any more. */
const untilWatched = () =>
  new Promise<void>((resolve) => {
    const watching = new AbortController();
    const end = () => {
      watching.abort();
      resolve();
    };
    const endIfHidden = () => document.visibilityState === 'hidden' && end();
    document.addEventListener('visibilitychange', endIfHidden, { signal: watching.signal });
    setTimeout(end, WATCHED_MS);
    endIfHidden();
  });

/** Tells the server how long this load took, if it is one of those that are told. */
export async function sendTimings(random: () => number = Math.random): Promise<void> {
  // A browser that a program drives says nothing of the members' devices.
  if (navigator.webdriver || random() * TIMED_LOADS >= 1) return;
  const noted = watchLoad();
  if (!noted) return;
  await untilWatched();
  const told = timingsOf(noted());
  if (!told) return;
  // It is for the office alone. Where it can't be sent, the member isn't bothered.
  await send(timingEndpoints.pageTimings, told, undefined, { keepalive: true }).catch(
    () => undefined,
  );
}
