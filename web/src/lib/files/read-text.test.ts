import { describe, expect, it } from 'vitest';
import { readText, textOf } from './read-text';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('the text of a file', () => {
  it('is read as UTF-8', () => {
    expect(textOf(utf8('First name,Zoë\r\nŁukasz'))).toBe('First name,Zoë\r\nŁukasz');
    expect(textOf(utf8(''))).toBe('');
  });

  it('comes without its byte order mark', () => {
    expect(textOf(utf8('\uFEFFFirst name'))).toBe('First name');
  });

  it('is read as windows-1252 if it is not valid UTF-8', () => {
    expect(textOf(Uint8Array.of(0x5a, 0x6f, 0xeb, 0x2c, 0xc9))).toBe('Zoë,É');
  });

  it('is read as UTF-16 if its byte order mark says so', () => {
    expect(textOf(Uint8Array.of(0xff, 0xfe, 0x5a, 0, 0xeb, 0))).toBe('Zë');
    expect(textOf(Uint8Array.of(0xfe, 0xff, 0, 0x5a, 0, 0xeb))).toBe('Zë');
  });

  it('is undefined for a workbook', () => {
    expect(textOf(Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 6, 0))).toBeUndefined();
  });
});

it('the text reader reads a chosen file', async () => {
  expect(await readText(new Blob([utf8('\uFEFFRosa')]))).toBe('Rosa');
});
