import { MESSAGE_MAX } from '@hearthside/contract/inbox/fields';
import { describe, expect, it } from 'vitest';
import { carriesFiles, pastedFiles, sendsMessage, textRoom } from './composer-rules';

const enter = {
  key: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  keyCode: 13,
};

describe('a key', () => {
  it.each([
    ['Enter', {}, true],
    ['Shift+Enter', { shiftKey: true }, false],
    ['Alt+Enter', { altKey: true }, false],
    ['Enter that ends a word of an input method', { isComposing: true }, false],
    ['the same where a browser does not say so', { keyCode: 229 }, false],
    ['another key', { key: 'a', keyCode: 65 }, false],
  ])('%s', (_, pressed, sends) => {
    expect(sendsMessage({ ...enter, ...pressed }, false)).toBe(sends);
  });

  it('Enter on a screen keyboard is a new line, unless Ctrl or Cmd of a real one is held', () => {
    expect(sendsMessage(enter, true)).toBe(false);
    expect(sendsMessage({ ...enter, ctrlKey: true }, true)).toBe(true);
    expect(sendsMessage({ ...enter, metaKey: true }, true)).toBe(true);
    expect(sendsMessage({ ...enter, ctrlKey: true, shiftKey: true }, true)).toBe(false);
  });
});

describe('the room of a text', () => {
  it('is empty for nothing but space', () => {
    expect(textRoom(' \n\t').isEmpty).toBe(true);
    expect(textRoom(' a ').isEmpty).toBe(false);
  });

  it.each([
    [MESSAGE_MAX - 501, '', false],
    [MESSAGE_MAX - 500, '500 characters left', false],
    [MESSAGE_MAX - 1, '1 character left', false],
    [MESSAGE_MAX, '0 characters left', false],
    [MESSAGE_MAX + 1, '1 character too many', true],
    [MESSAGE_MAX + 12, '12 characters too many', true],
  ])('%i characters: %s', (length, words, tooLong) => {
    expect(textRoom('x'.repeat(length))).toEqual({ isEmpty: false, tooLong, words });
  });

  it('counts as the server does: without the space around, line breaks once, letters composed', () => {
    expect(textRoom(`  ${'x'.repeat(MESSAGE_MAX)}\n\n`).tooLong).toBe(false);
    expect(textRoom('a\r\n'.repeat(MESSAGE_MAX / 2)).tooLong).toBe(false);
    expect(textRoom('e\u0301'.repeat(MESSAGE_MAX)).tooLong).toBe(false);
  });
});

describe('what is pasted', () => {
  const carried = (text: string, ...files: File[]) => ({
    files,
    types: [],
    getData: (type: string) => (type === 'text/plain' ? text : ''),
  });
  const picture = new File(['x'], 'image.png', { type: 'image/png' });

  it('are files where there is no text', () => {
    expect(pastedFiles(carried('', picture))).toEqual([picture]);
    expect(pastedFiles(carried(''))).toEqual([]);
    expect(pastedFiles(null)).toEqual([]);
  });

  it('is the text where a word processor puts a picture of it beside it', () => {
    expect(pastedFiles(carried('Biscuit', picture))).toEqual([]);
  });
});

it('the composer tells dragged files from dragged words', () => {
  expect(carriesFiles({ types: ['text/plain'] })).toBe(false);
  expect(carriesFiles({ types: ['Files'] })).toBe(true);
  expect(carriesFiles(null)).toBe(false);
});
