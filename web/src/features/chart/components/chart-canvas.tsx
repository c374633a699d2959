import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  PieController,
  Tooltip,
} from 'chart.js';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ChartDrawing } from '../model/chart-drawing';

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
const colourOf = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** Names the theme on screen; another name when what was drawn has to be drawn again. */
const useThemeNow = (): string =>
  useSyncExternalStore(watch, () => `${colourOf('--ink')} ${colourOf('--surface')}`);

Chart.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  PieController,
  Tooltip,
);

export interface ChartCanvasProps {
  /** The same function as long as the same is shown: another one is drawn anew. */
  drawing: ChartDrawing;
}

/** Draws a chart as large as what it stands in. It says nothing to screen readers: a table beside it does. */
export function ChartCanvas({ drawing }: ChartCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useThemeNow();
  useEffect(() => {
    if (!canvas.current) return;
    const { fontFamily } = getComputedStyle(canvas.current);
    const chart = new Chart(canvas.current, drawing({ colourOf, fontFamily }));
    return () => chart.destroy();
  }, [drawing, theme]);
  return <canvas ref={canvas} aria-hidden />;
}
