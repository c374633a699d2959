import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyStoredTheme } from '@/ui/theme-toggle';

const BOOT = readFileSync(new URL('../../boot/boot.js', import.meta.url), 'utf8');

/** What both scripts see of a page on a device that has stored this. */
function page(stored: string | null | Error) {
  const asked: string[] = [];
  const localStorage = {
    getItem(key: string) {
      asked.push(key);
      if (stored instanceof Error) throw stored;
      return stored;
    },
  };
  const document = { documentElement: { dataset: {} as { theme?: string } } };
  return { asked, localStorage, document, theme: () => document.documentElement.dataset.theme };
}

function shownByBoot(stored: string | null | Error) {
  const { asked, theme, ...globals } = page(stored);
  runInContext(BOOT, createContext({ ...globals, addEventListener: () => undefined }));
  return { asked, theme: theme() };
}

function shownByToggle(stored: string | null | Error) {
  const { asked, localStorage, document, theme } = page(stored);
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('document', document);
  applyStoredTheme();
  return { asked, theme: theme() };
}

afterEach(() => vi.unstubAllGlobals());

describe('the boot script', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['device', undefined],
    ['purple', undefined],
    [null, undefined],
    [new Error('storage is refused'), undefined],
  ])('shows the stored colors %s before the portal’s code, just as that does', (stored, theme) => {
    expect(shownByBoot(stored).theme).toBe(theme);
    expect(shownByBoot(stored)).toEqual(shownByToggle(stored));
  });
});
