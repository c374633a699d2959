/** Charts, whatever they are about: drawn by chart.js, which is fetched where the first one is shown. */
export { ChartPicture } from './components/chart-picture';
export { ChartSwatch } from './components/chart-swatch';
export {
  everyChart,
  fontOf,
  tooltipOf,
  type ChartDrawing,
  type ChartLook,
} from './model/chart-drawing';
export { colourToken, swatchOf } from './model/chart-look';
