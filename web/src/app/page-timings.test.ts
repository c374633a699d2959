// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendTimings, timingsOf, type Load } from './page-timings';

const ORIGIN = 'https://portal.example';
const script = (name: string, transferSize: number) => ({ name: ORIGIN + name, transferSize });

const LOAD: Load = {
  address: `${ORIGIN}/pet-records/42?search=Biscuit#rosa`,
  firstByte: 123.4,
  firstPaint: 896.1,
  largestPaint: 1307.9,
  shifts: [
    { value: 0.0213, hadRecentInput: false },
    { value: 0.4, hadRecentInput: true },
    { value: 0.0131, hadRecentInput: false },
  ],
  usable: 1104,
  files: [
    script('/assets/base-x1.js', 90_412),
    script('/assets/kit-x2.js', 14_301),
    script('/assets/theme-x3.css', 20_000),
    script('/api/settings', 400),
    { name: 'chrome-extension://abc/c.js', transferSize: 9000 },
  ],
  network: '4g',
};

describe('the report of a page load', () => {
  it('is rounded, and of the address only the kind of page', () => {
    expect(timingsOf(LOAD)).toEqual({
      page: '/pet-records/:id',
      firstByte: 120,
      firstPaint: 900,
      largestPaint: 1310,
      shift: 0.034,
      usable: 1100,
      scripts: 2,
      kilobytes: 105,
      network: '4g',
    });
  });

  it('lacks what the browser does not report', () => {
    const unknown = { largestPaint: undefined, shifts: undefined, usable: undefined, files: [] };
    expect(timingsOf({ ...LOAD, ...unknown, network: 'a word of its own' })).toEqual({
      page: '/pet-records/:id',
      firstByte: 120,
      firstPaint: 900,
      scripts: 0,
      kilobytes: 0,
    });
  });

  it('is never more than the server takes, whatever a clock says', () => {
    expect(timingsOf({ ...LOAD, firstByte: -3, firstPaint: 9e9 })).toMatchObject({
      firstByte: 0,
      firstPaint: 600_000,
    });
  });

  it('is nothing where the page was never drawn', () => {
    expect(timingsOf({ ...LOAD, firstPaint: undefined })).toBeNull();
  });
});

describe('the timings of a page load', () => {
  const sent: unknown[] = [];
  const isChosen = () => 0.099;
  const look = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    sent.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (url: string, { body, keepalive }: RequestInit) => {
      sent.push([url, keepalive, JSON.parse(String(body))]);
      return Promise.resolve(new Response('{"success":true}'));
    });
    vi.stubGlobal('performance', {
      getEntriesByType: (type: string) =>
        type === 'navigation' ? [{ name: LOAD.address, responseStart: LOAD.firstByte }] : [],
      getEntriesByName: (name: string) =>
        name === 'first-contentful-paint' ? [{ startTime: LOAD.firstPaint }] : [],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const TOLD = { page: '/pet-records/:id', firstByte: 120, firstPaint: 900 };

  it('are sent once the page was watched for a while, so that they outlive it', async () => {
    const sending = sendTimings(isChosen);
    await vi.advanceTimersByTimeAsync(4900);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    await sending;
    expect(sent).toEqual([['/api/page-timings', true, expect.objectContaining(TOLD)]]);
  });

  it('are sent at once when nobody sees the page any more, and not again', async () => {
    const sending = sendTimings(isChosen);
    look('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([]);
    look('hidden');
    await sending;
    expect(sent).toHaveLength(1);
    look('hidden');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
  });

  it('are not sent of nine loads in ten', async () => {
    await Promise.all([0.1, 0.5, 0.99].map((random) => sendTimings(() => random)));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([]);
  });

  it('are not sent from a browser that a program drives', async () => {
    vi.stubGlobal('navigator', { webdriver: true });
    await sendTimings(isChosen);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([]);
  });

  it('that cannot be sent change nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const sending = sendTimings(isChosen);
    look('hidden');
    await expect(sending).resolves.toBeUndefined();
  });
});
