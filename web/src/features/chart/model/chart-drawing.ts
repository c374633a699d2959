import type { ChartConfiguration } from 'chart.js';

/** How the page looks that a chart stands on. */
export interface ChartLook {
  /** A colour by its token. */
  colourOf: (token: string) => string;
  fontFamily: string;
}

/** A chart as the library draws it, in the colours of the page; legends are text beside it, not part of the picture. */
export type ChartDrawing = (look: ChartLook) => ChartConfiguration;

/** The letters in a chart. */
export const fontOf = ({ fontFamily }: ChartLook) => ({ family: fontFamily, size: 13 });

/** What holds for every chart. */
export const everyChart = ({ colourOf }: ChartLook) => ({
  responsive: true,
  maintainAspectRatio: false,
  // Nothing goes anywhere: there is nothing for a movement to show.
  animation: false as const,
  color: colourOf('--ink'),
});

/** What is said where somebody points. */
export const tooltipOf = (look: ChartLook) => ({
  backgroundColor: look.colourOf('--ink'),
  titleColor: look.colourOf('--surface'),
  bodyColor: look.colourOf('--surface'),
  titleFont: fontOf(look),
  bodyFont: fontOf(look),
});
