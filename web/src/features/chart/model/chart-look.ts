/** The charts' eight colours, one after the other and then again (part 2 §9); they change with the theme. */
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

/** The class that fills something in the colour of the part at this place, from 0. */
export const swatchOf = (place: number): string => SWATCHES[place % SWATCHES.length] as string;

/** The token of the same colour, for whoever draws without classes: '--chart-3'. */
export const colourToken = (place: number): string => `--chart-${(place % SWATCHES.length) + 1}`;
