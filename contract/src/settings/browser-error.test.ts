import { describe, expect, it } from 'vitest';
import { BROWSER_ERROR_LIMITS, pagePattern, withoutPersonalData } from './browser-error';

describe('what is reported of an error in a browser', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'firstName')"],
    ['can\'t access property "map", pets is undefined'],
    ['Maximum call stack size exceeded'],
    ['Failed to execute removeChild on Node'],
  ])('keeps names of code: %s', (message) => {
    expect(withoutPersonalData(message)).toBe(message);
  });

  it.each([
    ['"Rosa has a da"... is not valid JSON', '“…”... is not valid JSON'],
    ['Unexpected token \'R\', "Rosa" is not valid', 'Unexpected token “…”, “…” is not valid'],
    ['No chat of rosa@hearthside.example', 'No chat of (email)'],
    ['Invalid phone +1 (503) 555-0182 of 3', 'Invalid phone +# of 3'],
    ['two\nlines\u0007 and\ttabs', 'two lines and tabs'],
  ])('has nothing of a person: %s', (message, told) => {
    expect(withoutPersonalData(message)).toBe(told);
  });
});

describe('the kind of a page', () => {
  it.each([
    ['/', '/'],
    ['/pet-records', '/pet-records'],
    ['/pet-records/42/documents', '/pet-records/:id/documents'],
    ['/users/kq3vxzpfmtwqhbnzaeyrcdjl', '/users/:id'],
    ['/blogs/walking-an-old-dog', '/blogs/walking-an-old-dog'],
    ['/invite/rosa@hearthside.example', '/invite/:id'],
    ['/caf%C3%A9', '/:id'],
  ])('of %s is %s', (address, page) => {
    expect(pagePattern(address)).toBe(page);
  });

  it('is never longer than what the server takes', () => {
    expect(pagePattern('/a-b'.repeat(100))).toHaveLength(BROWSER_ERROR_LIMITS.page);
  });
});
