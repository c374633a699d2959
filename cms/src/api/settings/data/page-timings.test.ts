import { describe, expect, it } from 'vitest';
import { pageTimingsLine } from './page-timings';

const LEAST = { page: '/', firstByte: 80, firstPaint: 400, scripts: 9, kilobytes: 120 };

describe('the log’s line of a page’s timings', () => {
  it('says everything that is known, under the names that people count with', () => {
    const told = {
      page: '/pet-records/:id',
      firstByte: 120,
      firstPaint: 900,
      largestPaint: 1310,
      shift: 0.034,
      usable: 1100,
      scripts: 14,
      kilobytes: 182,
      network: '4g' as const,
    };
    expect(pageTimingsLine(told)).toBe(
      'page timings: kind=/pet-records/:id ttfb=120 fcp=900 lcp=1310 shift=0.034 usable=1100 scripts=14 kb=182 net=4g',
    );
  });

  it('leaves out what the browser does not know, and keeps what is zero', () => {
    expect(pageTimingsLine({ ...LEAST, shift: 0, kilobytes: 0 })).toBe(
      'page timings: kind=/ ttfb=80 fcp=400 shift=0 scripts=9 kb=0',
    );
  });

  it('is one rounded line without ids, whatever is sent', () => {
    const line = pageTimingsLine({
      ...LEAST,
      page: '/users/42\n[error] forged',
      firstByte: 87,
      shift: 0.123456,
    });
    expect(line).toBe('page timings: kind=/users/:id ttfb=90 fcp=400 shift=0.123 scripts=9 kb=120');
  });
});
