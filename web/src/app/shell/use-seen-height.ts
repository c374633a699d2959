import { useEffect } from 'react';

/**
 * Tells the style sheet which part of the window is visible, as `--seen-top` and `--seen-height`. On phones the
 * keyboard covers the page, and whatever is at the bottom has to stay above it.
 */
export function useSeenHeight(active: boolean): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!active || !view) return;
    const { style } = document.documentElement;
    const setHeight = () => {
      // Somebody who zooms the page with two fingers does not want it laid out again.
      if (view.scale > 1.01) return;
      style.setProperty('--seen-top', `${view.offsetTop}px`);
      style.setProperty('--seen-height', `${view.height}px`);
    };
    setHeight();
    view.addEventListener('resize', setHeight);
    view.addEventListener('scroll', setHeight);
    return () => {
      view.removeEventListener('resize', setHeight);
      view.removeEventListener('scroll', setHeight);
      style.removeProperty('--seen-top');
      style.removeProperty('--seen-height');
    };
  }, [active]);
}
