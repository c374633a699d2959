import { useSyncExternalStore } from 'react';

const dark = '(prefers-color-scheme: dark)';

function watch(changed: () => void) {
  const media = window.matchMedia?.(dark);
  media?.addEventListener('change', changed);
  // The member's own choice stands on the page's root (ui/theme-toggle).
  const root = new MutationObserver(changed);
  root.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    media?.removeEventListener('change', changed);
    root.disconnect();
  };
}

/** A colour of the theme by its token, as it is now: a picture that is drawn knows no classes. */
export const colourOf = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** Names the theme on screen; another name when what was drawn has to be drawn again. */
export const useThemeNow = (): string =>
  useSyncExternalStore(watch, () => `${colourOf('--ink')} ${colourOf('--surface')}`);
