import { MESSAGE_MAX } from '@hearthside/contract/inbox/fields';
import { describe, expect, it } from 'vitest';
import { carriesFiles, editsLast, pastedFiles, sendsMessage, textRoom } from './composer-rules';

const enter = {
  key: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  keyCode: 13,
};

describe('the check for sending keys', () => {
  it.each([
    ['Enter', {}, true],
    ['Shift+Enter', { shiftKey: true }, false],
    ['Alt+Enter', { altKey: true }, false],
    ['Enter that ends a word of an input method', { isComposing: true }, false],
    ['the same where a browser does not say so', { keyCode: 229 }, false],
    ['another key', { key: 'a', keyCode: 65 }, false],
  ])('handles %s', (_, pressed, sends) => {
    expect(sendsMessage({ ...enter, ...pressed }, false)).toBe(sends);
  });

  it('takes Enter on a screen keyboard as a new line, unless Ctrl or Cmd of a real one is pressed', () => {
    expect(sendsMessage(enter, true)).toBe(false);
    expect(sendsMessage({ ...enter, ctrlKey: true }, true)).toBe(true);
    expect(sendsMessage({ ...enter, metaKey: true }, true)).toBe(true);
    expect(sendsMessage({ ...enter, ctrlKey: true, shiftKey: true }, true)).toBe(false);
  });
});

describe('the arrow up', () => {
  const up = { ...enter, key: 'ArrowUp', keyCode: 38 };

  it('edits the last message if nothing is typed', () => {
    expect(editsLast(up, '')).toBe(true);
  });

  it.each([
    ['in a text', up, 'a'],
    ['in blank lines', up, '\n'],
    ['with Shift', { ...up, shiftKey: true }, ''],
    ['with Alt', { ...up, altKey: true }, ''],
    ['with Ctrl', { ...up, ctrlKey: true }, ''],
    ['with Cmd', { ...up, metaKey: true }, ''],
    ['in the list of an input method', { ...up, isComposing: true }, ''],
  ])('does nothing of the kind %s', (_, pressed, text) => {
    expect(editsLast(pressed, text)).toBe(false);
  });
});

describe('the room left for a text', () => {
  it('is that of an empty text if there is only blank space', () => {
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
  ])('is, after %i characters, shown as %s', (length, words, tooLong) => {
    expect(textRoom('x'.repeat(length))).toEqual({ isEmpty: false, tooLong, words });
  });

  it('is counted as on the server: trimmed, with single line breaks, letters composed', () => {
    expect(textRoom(`  ${'x'.repeat(MESSAGE_MAX)}\n\n`).tooLong).toBe(false);
    expect(textRoom('a\r\n'.repeat(MESSAGE_MAX / 2)).tooLong).toBe(false);
    expect(textRoom('e\u0301'.repeat(MESSAGE_MAX)).tooLong).toBe(false);
  });
});

describe('a paste', () => {
  const carried = (text: string, ...files: File[]) => ({
    files,
    types: [],
    getData: (type: string) => (type === 'text/plain' ? text : ''),
  });
  const picture = new File(['x'], 'image.png', { type: 'image/png' });

  it('adds files if there is no text', () => {
    expect(pastedFiles(carried('', picture))).toEqual([picture]);
    expect(pastedFiles(carried(''))).toEqual([]);
    expect(pastedFiles(null)).toEqual([]);
  });

  it('adds the text if a word processor puts a picture of it next to it', () => {
    expect(pastedFiles(carried('Biscuit', picture))).toEqual([]);
  });
});

it('the composer distinguishes dragged files from dragged words', () => {
  expect(carriesFiles({ types: ['text/plain'] })).toBe(false);
  expect(carriesFiles({ types: ['Files'] })).toBe(true);
  expect(carriesFiles(null)).toBe(false);
});
