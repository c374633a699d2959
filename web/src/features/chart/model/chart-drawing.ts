import type { ChartConfiguration } from 'chart.js';

/** The look of the page that a chart is on. */
export interface ChartLook {
  /** The value of a color token. */
  colorOf: (token: string) => string;
  fontFamily: string;
}

/** A chart as the library draws it, in the page's colors. Legends are text next to it, not part of the picture. */
export type ChartDrawing = (look: ChartLook) => ChartConfiguration;

/** The font in a chart. */
export const fontOf = ({ fontFamily }: ChartLook) => ({ family: fontFamily, size: 13 });

/** Options for every chart. */
export const everyChart = ({ colorOf }: ChartLook) => ({
  responsive: true,
  maintainAspectRatio: false,
  // The data does not move, so there is nothing for an animation to show.
  animation: false as const,
  color: colorOf('--ink'),
});

/** Options for tooltips. */
export const tooltipOf = (look: ChartLook) => ({
  backgroundColor: look.colorOf('--ink'),
  titleColor: look.colorOf('--surface'),
  bodyColor: look.colorOf('--surface'),
  titleFont: fontOf(look),
  bodyFont: fontOf(look),
});
