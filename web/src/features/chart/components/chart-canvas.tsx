import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ChartDrawing } from '../model/chart-drawing';

const dark = '(prefers-color-scheme: dark)';

function watch(changed: () => void) {
  const media = window.matchMedia?.(dark);
  media?.addEventListener('change', changed);
  // The member's own choice is an attribute of the root element (ui/theme-toggle).
  const root = new MutationObserver(changed);
  root.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    media?.removeEventListener('change', changed);
    root.disconnect();
  };
}

/** The current value of a theme color, by its token. A canvas can't use classes. */
const colorOf = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** Identifies the theme on screen. When it changes, the chart has to be drawn again. */
const useThemeNow = (): string =>
  useSyncExternalStore(watch, () => `${colorOf('--ink')} ${colorOf('--surface')}`);

Chart.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  PointElement,
  Tooltip,
);

export interface ChartCanvasProps {
  /** Must be the same function while the same data is shown. Another function is drawn again. */
  drawing: ChartDrawing;
}

/** Draws a chart in the size of its container. Screen readers skip it: there is a table next to it. */
export function ChartCanvas({ drawing }: ChartCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useThemeNow();
  useEffect(() => {
    if (!canvas.current) return;
    const { fontFamily } = getComputedStyle(canvas.current);
    const chart = new Chart(canvas.current, drawing({ colorOf, fontFamily }));
    return () => chart.destroy();
  }, [drawing, theme]);
  return <canvas ref={canvas} aria-hidden />;
}
