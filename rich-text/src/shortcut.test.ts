import { expect, it } from 'vitest';
import { shortcutKeys, shortcutWords } from './shortcut';

it('a shortcut is written as on the keyboard in use', () => {
  expect(shortcutWords('Mod-Shift-s', false)).toBe('Ctrl+Shift+S');
  expect(shortcutWords('Mod-Shift-s', true)).toBe('⌘⇧S');
  expect(shortcutKeys('Mod-Alt-1', false)).toBe('Control+Alt+1');
  expect(shortcutKeys('Mod-k', true)).toBe('Meta+K');
});
