/** The charts' eight colors, used in turn and then from the start (part 2 §9). They change with the theme. */
const SWATCHES = [
  'bg-chart-1',
  'bg-chart-2',
  'bg-chart-3',
  'bg-chart-4',
  'bg-chart-5',
  'bg-chart-6',
  'bg-chart-7',
  'bg-chart-8',
] as const;

/** How many colors there are. */
export const CHART_COLORS = SWATCHES.length;

/** The background class with the color of the part at this position, from 0. */
export const swatchOf = (place: number): string => SWATCHES[place % CHART_COLORS] as string;

/** The token of the same color, for drawing without classes: '--chart-3'. */
export const colorToken = (place: number): string => `--chart-${(place % CHART_COLORS) + 1}`;
