const MAC = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };
const OTHERS = { Mod: 'Ctrl', Alt: 'Alt', Shift: 'Shift' };

/** Whether the machine's keyboard has a Command key. */
export const isMac = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform);

const keysOf = (shortcut: string) => shortcut.split('-').filter(Boolean);

/** A shortcut in display format: `Mod-Shift-s` is Ctrl+Shift+S, or ⌘⇧S. */
export function shortcutWords(shortcut: string, mac = isMac()): string {
  const names: Record<string, string> = mac ? MAC : OTHERS;
  return keysOf(shortcut)
    .map((key) => names[key] ?? key.toUpperCase())
    .join(mac ? '' : '+');
}

/** The same for `aria-keyshortcuts`. */
export function shortcutKeys(shortcut: string, mac = isMac()): string {
  return keysOf(shortcut)
    .map((key) =>
      key === 'Mod' ? (mac ? 'Meta' : 'Control') : key.length === 1 ? key.toUpperCase() : key,
    )
    .join('+');
}
