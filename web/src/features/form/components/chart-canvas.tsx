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
import { useEffect, useRef } from 'react';
import type { ChartSpec } from '../model/chart-spec';
import { colourOf, useThemeNow } from './chart-colours';
import { chartConfig } from './chart-config';

Chart.register(
  ...[ArcElement, BarController, BarElement, CategoryScale],
  ...[LinearScale, PieController, Tooltip],
);

export interface ChartCanvasProps {
  /** The same object as long as the same is shown: another one is drawn anew. */
  spec: ChartSpec;
}

/** Draws a chart as large as what it stands in. It says nothing to screen readers: a table beside it does. */
export function ChartCanvas({ spec }: ChartCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useThemeNow();
  useEffect(() => {
    if (!canvas.current) return;
    const { fontFamily } = getComputedStyle(canvas.current);
    const chart = new Chart(canvas.current, chartConfig(spec, { colourOf, fontFamily }));
    return () => chart.destroy();
  }, [spec, theme]);
  return <canvas ref={canvas} aria-hidden />;
}
