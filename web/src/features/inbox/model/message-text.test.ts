import { describe, expect, it } from 'vitest';
import { FAR_FROM_LINEAR, growthOf } from '@hearthside/contract/testing/growth';
import { textPieces } from './message-text';

const links = (text: string) =>
  textPieces(text)
    .filter(({ href }) => href)
    .map(({ text: words, href }) => `${words} -> ${href}`);

describe('links in messages', () => {
  it.each([
    [
      'see https://a.example/b?c=1#d now',
      ['https://a.example/b?c=1#d -> https://a.example/b?c=1#d'],
    ],
    ['www.vet.example.', ['www.vet.example -> https://www.vet.example/']],
    ['(https://a.example/x)', ['https://a.example/x -> https://a.example/x']],
    ['https://a.example/x_(y)!', ['https://a.example/x_(y) -> https://a.example/x_(y)']],
    ['write to theo@house.example, please', ['theo@house.example -> mailto:theo@house.example']],
    ['<theo.o+x@house.example>', ['theo.o+x@house.example -> mailto:theo.o+x@house.example']],
    ['mailto:theo@house.example', ['mailto:theo@house.example -> mailto:theo@house.example']],
    [
      'call (503) 555-0142 or 503-555-0143',
      ['(503) 555-0142 -> tel:5035550142', '503-555-0143 -> tel:5035550143'],
    ],
    ['+44 20 7946 0958.', ['+44 20 7946 0958 -> tel:+442079460958']],
    ['tel:+15035550142', ['tel:+15035550142 -> tel:+15035550142']],
    [
      'http://a.example http://b.example',
      ['http://a.example -> http://a.example/', 'http://b.example -> http://b.example/'],
    ],
  ])('are found in %s', (text, found) => {
    expect(links(text)).toEqual(found);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'ftp://a.example/x',
    'on 2026-11-04 at 10:30 for 12.50',
    'chip 985112004567890',
    'call 555-0142',
    'a @ b',
  ])('are not found in %s', (text) => {
    expect(links(text)).toEqual([]);
  });

  it('neither lose nor repeat any text', () => {
    const text = 'A\n  https://a.example/, b@c.example; <b>503-555-0142</b>\n\n';
    expect(
      textPieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(textPieces('')).toEqual([]);
  });

  it('leave markup as plain text', () => {
    expect(textPieces('<a href="x">y</a>')).toEqual([{ text: '<a href="x">y</a>' }]);
  });

  it.each([
    ['numbers', (times: number) => '1 '.repeat(320 * times)],
    ['an address that is none', (times: number) => `${'a.'.repeat(320 * times)}@`],
    ['a phone number that is none', (times: number) => `tel:${'1 '.repeat(320 * times)}x`],
  ])('are found in linear time in a long message of %s', (_of, message) => {
    expect(growthOf((times) => textPieces(message(times)))).toBeLessThan(FAR_FROM_LINEAR);
  });

  it('are not searched from each letter of a long run of letters', () => {
    const growth = growthOf((times) => {
      expect(links('a'.repeat(6000 * times))).toEqual([]);
      expect(links(`${'a.+-'.repeat(1500 * times)} b@c.example`)).toHaveLength(1);
    });
    expect(growth).toBeLessThan(FAR_FROM_LINEAR);
  });
});
