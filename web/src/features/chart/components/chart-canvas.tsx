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
import type { ChartDrawing } from '../model/chart-drawing';
import { colourOf, useThemeNow } from './chart-colours';

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
