import { describe, expect, it } from 'vitest';
import { browserErrorLine, browserName } from './browser-errors';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36';

describe('the log’s line of an error in a browser', () => {
  it('names the browser, the kind of page, the error and its place', () => {
    const told = {
      page: '/pet-records/:id',
      message: "Cannot read properties of undefined (reading 'name')",
      place: 'assets/pet-page-Dec2rluS.js:1:2042',
    };
    expect(browserErrorLine(told, CHROME)).toBe(
      "In Chrome 128 on /pet-records/:id: Cannot read properties of undefined (reading 'name') at assets/pet-page-Dec2rluS.js:1:2042",
    );
  });

  it('is one line without personal data, whatever is sent', () => {
    const told = {
      page: '/users/42\n[error] forged',
      message: 'No rosa@hearthside.example\r\n[2026-01-01] error: forged "Rosa Alvarez"',
      place: 'https://elsewhere.example/x.js?token=abc',
    };
    const line = browserErrorLine(told, 'curl/8');
    expect(line).toBe('In another browser on /users/:id: No (email) [#] error: forged “…”');
    expect(line).not.toMatch(/[\r\n]/);
  });

  it.each([
    [`${CHROME} Edg/128.0.2739.42`, 'Edge 128'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:129.0) Gecko/20100101 Firefox/129.0', 'Firefox 129'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari 17',
    ],
    ['', 'another browser'],
  ])('names the browser of %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
