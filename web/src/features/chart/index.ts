/** Charts for all features, drawn by chart.js. It is fetched when the first chart is shown. */
export { ChartPicture } from './components/chart-picture';
export { ChartSwatch } from './components/chart-swatch';
export {
  everyChart,
  fontOf,
  tooltipOf,
  type ChartDrawing,
  type ChartLook,
} from './model/chart-drawing';
export { CHART_COLORS, colorToken, swatchOf } from './model/chart-look';
