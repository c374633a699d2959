import { describe, expect, it } from 'vitest';
import {
  foldedLine,
  iCalendarFile,
  iCalendarMoment,
  iCalendarParameter,
  iCalendarText,
} from './i-calendar';

const octets = (text: string) => Buffer.byteLength(text, 'utf8');
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '');

describe('texts of a calendar file', () => {
  it('escape characters with a special meaning, and no others', () => {
    expect(iCalendarText('a, b; c\\d\ne: "f"')).toBe('a\\, b\\; c\\\\d\\ne: "f"');
    expect(iCalendarText('one\r\ntwo\rthree')).toBe('one\\ntwo\\nthree');
  });

  it('can’t be broken out of with control characters or half characters', () => {
    expect(iCalendarText('a\u0000\u001b\u0085b\ud83d')).toBe('ab\ufffd');
    expect(iCalendarParameter('Pets" ;X="1\r\nATTACH:x')).toBe('"Pets\u2019 ;X=\u20191 ATTACH:x"');
  });

  it('write times in UTC', () => {
    expect(iCalendarMoment('2026-12-04T10:00:00+01:00')).toBe('20261204T090000Z');
  });
});

describe('folding', () => {
  it('leaves a line of 75 octets whole and breaks one of 76', () => {
    expect(foldedLine('x'.repeat(75))).not.toContain('\r\n');
    expect(foldedLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });

  it.each(['\u{1f436}', '\u00e9', '\u20ac', '\u{1f469}\u200d\u{1f9b0}'])(
    'never breaks %s, wherever it falls',
    (character) => {
      for (let before = 60; before < 80; before += 1) {
        const line = 'x'.repeat(before) + character.repeat(40);
        const folded = foldedLine(line);
        expect(unfolded(folded)).toBe(line);
        for (const piece of folded.split('\r\n')) {
          expect(octets(piece)).toBeLessThanOrEqual(75);
          expect(Buffer.from(piece, 'utf8').toString('utf8')).toBe(piece);
          expect(piece).not.toMatch(/\p{Cs}/u);
        }
      }
    },
  );

  it('ends every line, including the last', () => {
    expect(iCalendarFile(['A:1', 'B:2'])).toBe('A:1\r\nB:2\r\n');
  });
});
