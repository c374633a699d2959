import { useEffect } from 'react';

/**
 * Tells the style sheet what of the window is really seen, as `--seen-top` and `--seen-height`: on phones
 * the keyboard lies over the page, and what stands at the foot has to stand above it.
 */
export function useSeenHeight(active: boolean): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!active || !view) return;
    const { style } = document.documentElement;
    const tell = () => {
      // Whoever enlarges the page with two fingers does not want it laid out anew.
      if (view.scale > 1.01) return;
      style.setProperty('--seen-top', `${view.offsetTop}px`);
      style.setProperty('--seen-height', `${view.height}px`);
    };
    tell();
    view.addEventListener('resize', tell);
    view.addEventListener('scroll', tell);
    return () => {
      view.removeEventListener('resize', tell);
      view.removeEventListener('scroll', tell);
      style.removeProperty('--seen-top');
      style.removeProperty('--seen-height');
    };
  }, [active]);
}
