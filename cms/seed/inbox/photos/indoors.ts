import { COATS, type Coat } from '../../portraits/look';
import { fill, line, oval } from '../../portraits/strokes';

const wall = (paint: string, floor: string, height = 206) =>
  fill('M0 0 H400 V300 H0 Z', paint) +
  fill(`M0 ${height} H400 V300 H0 Z`, floor) +
  fill(`M0 ${height} H400 v7 H0 Z`, '#fffdf9', 'opacity=".7"');

const window_ = (x: number, y: number, width: number, height: number) =>
  fill(`M${x} ${y} h${width} v${height} h${-width} Z`, '#dfeaf5') +
  oval(x + width * 0.7, y + height * 0.3, 15, 15, '#f8e39b') +
  fill(
    `M${x} ${y + height} v${-height * 0.34} q${width * 0.3} ${-height * 0.22} ${width * 0.55} 0 q${width * 0.2} ${-height * 0.14} ${width * 0.45} ${height * 0.02} v${height * 0.32} Z`,
    '#a9c9b4',
  ) +
  line(
    `M${x} ${y} h${width} v${height} h${-width} Z M${x + width / 2} ${y} v${height} M${x} ${y + height / 2} h${width}`,
    '#fffdf9',
    7,
  );

const waterBowl = (x: number, y: number, color: string) =>
  fill(`M${x - 42} ${y} L${x + 42} ${y} L${x + 30} ${y + 30} L${x - 30} ${y + 30} Z`, color) +
  oval(x, y, 42, 12, '#fffdf9') +
  oval(x, y, 34, 8.5, '#a9cbe4') +
  line(`M${x - 16} ${y - 1} q8 -4 16 0`, '#fffdf9', 2.4);

/** A pet bed with a checked blanket over its side. */
const basket = (colors: Record<'rim' | 'side' | 'inner' | 'blanket' | 'checks', string>) =>
  oval(160, 272, 126, 22, '#3a2f26', 'opacity=".35"') +
  fill('M34 232 C34 292 286 292 286 232 Z', colors.side) +
  oval(160, 232, 126, 32, colors.rim) +
  oval(160, 237, 102, 22, colors.inner) +
  fill(
    'M150 214 H262 L282 240 C276 270 262 282 250 284 L182 284 C170 262 160 240 150 214 Z',
    colors.blanket,
  ) +
  line('M160 232 H274 M170 252 H278 M178 270 H268', colors.checks, 3) +
  line('M186 216 L206 282 M222 216 L238 282', colors.checks, 3);

/** A small sunny room with a pet bed. */
export const room = () =>
  wall('#e9e4f1', '#cda77c') +
  window_(40, 34, 128, 118) +
  fill('M40 206 L168 206 L300 300 L96 300 Z', '#fbeed8', 'opacity=".5"') +
  line('M250 60 h104 M250 98 h104', '#a5703b', 8) +
  fill('M262 56 v-26 h12 v26 Z M278 56 v-32 h10 v32 Z M292 56 v-22 h14 v22 Z', '#8c8a52') +
  oval(330, 84, 16, 12, '#b7663a') +
  line('M330 76 q-12 -24 -4 -32 M332 76 q12 -20 10 -30', '#5f9470', 4) +
  '<g transform="translate(128 60) scale(.8)">' +
  basket({
    rim: '#8fb3a7',
    side: '#6f8f86',
    inner: '#dcebe4',
    blanket: '#d99d4e',
    checks: '#f3d6a4',
  }) +
  '</g>';

/** Three water bowls in three places. */
export const bowls = () =>
  wall('#dcebe4', '#e4d3b4', 150) +
  line('M0 216 H400 M100 157 L60 300 M230 157 L250 300 M340 157 L400 280', '#d2bf9c', 3) +
  waterBowl(84, 178, '#1d6b58') +
  waterBowl(214, 214, '#d98a29') +
  waterBowl(332, 252, '#2b5f93');

/** A corner with her own bed, bowl and blanket. */
export const bed = () =>
  wall('#fbeed8', '#b98d63') +
  fill('M262 20 h100 v74 h-100 Z', '#fffdf9') +
  fill('M270 28 h84 v58 h-84 Z', '#bdd5ea') +
  fill('M270 86 v-18 q30 -22 46 -4 q20 -14 38 6 v16 Z', '#86b193') +
  basket({
    rim: '#a5703b',
    side: '#8a5a3c',
    inner: '#efd9b6',
    blanket: '#5f8fae',
    checks: '#bdd5ea',
  }) +
  waterBowl(338, 246, '#8d949a') +
  oval(292, 272, 9, 9, '#c5cf5a') +
  line('M285 268 q7 5 14 0', '#fffdf9', 2);

/** A letter on a kitchen table, its amount covered by a coin. */
export const letter = () =>
  fill('M0 0 H400 V300 H0 Z', '#c29c66') +
  line('M0 60 H400 M0 130 H400 M0 206 H400 M0 272 H400', '#b28a53', 3) +
  '<g transform="rotate(-4 200 150)">' +
  fill('M104 18 H308 V286 H104 Z', '#a5804f', 'opacity=".4"') +
  fill('M98 12 H302 V280 H98 Z', '#fffdf9') +
  fill('M116 30 h58 v14 h-58 Z', '#2b5f93') +
  line('M116 66 h84 M116 80 h70 M116 94 h92', '#8d949a', 4) +
  line('M116 126 h166 M116 142 h158 M116 158 h166 M116 174 h120', '#cfd4d6', 4) +
  line('M116 206 h80 M116 222 h64', '#cfd4d6', 4) +
  '</g>' +
  oval(262, 214, 24, 24, '#b88746') +
  oval(260, 212, 24, 24, '#e0b25e') +
  oval(260, 212, 17, 17, '#ecc98a') +
  oval(352, 70, 46, 46, '#f1ebe1') +
  oval(352, 70, 34, 34, '#8a5a3c') +
  line('M392 92 q18 8 12 26', '#f1ebe1', 9);

/** A cat from behind on the scales, with its weight in pounds: `12.2 black`. */
export function scales(pounds: string, coat: string) {
  if (!(coat in COATS)) throw new Error(`No cat is ${coat}.`);
  const { base, shade, light } = COATS[coat as Coat];
  return (
    wall('#dfeaf5', '#e9dcc4', 176) +
    line('M0 44 H400 M0 88 H400 M0 132 H400', '#cbdbe8', 2.4) +
    line('M66 0 V44 M200 0 V44 M334 0 V44 M132 44 V88 M266 44 V88 M66 88 V132', '#cbdbe8', 2.4) +
    fill('M88 206 H312 L326 266 H74 Z', '#b9bec0') +
    fill('M74 266 H326 V278 H74 Z', '#8d949a') +
    oval(200, 202, 126, 20, '#9aa1a4') +
    oval(200, 196, 126, 20, '#d8dcdd') +
    fill('M148 224 h104 v36 h-104 Z', '#2a3a34') +
    `<text x="200" y="252" font-family="DejaVu Sans Mono, monospace" font-size="28" fill="#a5cf98" text-anchor="middle">${pounds}</text>` +
    fill('M166 66 L160 26 L190 50 Z M234 66 L240 26 L210 50 Z', shade) +
    oval(200, 74, 42, 36, base) +
    fill('M120 200 C112 140 152 96 200 96 C248 96 288 140 280 200 Q200 214 120 200 Z', base) +
    line('M272 190 C322 196 338 168 318 142', base, 17) +
    line('M170 124 q30 12 60 0 M158 148 q42 14 84 0 M152 174 q48 14 96 0', light, 4) +
    line('M184 62 q16 6 32 0', light, 3)
  );
}

/** A hind leg with a dry little spot above the heel, on a blanket. */
export const paw = () =>
  fill('M0 0 H400 V300 H0 Z', '#7b9fb8') +
  line(
    'M0 40 L400 10 M0 100 L400 70 M0 160 L400 130 M0 220 L400 190 M0 280 L400 250',
    '#6c8fa8',
    9,
  ) +
  line('M40 0 L90 300 M140 0 L190 300 M240 0 L290 300 M340 0 L390 300', '#8bb0c8', 7) +
  fill(
    'M-10 30 C70 0 150 30 190 92 C214 128 250 150 306 168 C344 180 366 206 356 232 C348 254 312 262 280 250 C218 232 150 214 108 176 C60 132 20 130 -10 140 Z',
    '#3a3836',
  ) +
  fill(
    'M206 132 C236 152 262 160 306 172 C342 182 364 206 356 232 C348 254 312 260 280 248 C248 238 214 230 186 218 Z',
    '#f6f1e7',
  ) +
  line('M318 250 q6 -20 0 -34 M340 242 q4 -16 -4 -30', '#ddd3c2', 4) +
  [
    [330, 256],
    [350, 246],
    [308, 258],
  ]
    .map(([x = 0, y = 0]) => fill(`M${x} ${y} q10 2 13 10 q-11 0 -16 -5 Z`, '#2b2320'))
    .join('') +
  oval(222, 172, 15, 11, '#e8c3b4', 'transform="rotate(24 222 172)"') +
  oval(222, 172, 8, 5.5, '#d79a88', 'transform="rotate(24 222 172)"') +
  line('M60 60 q30 6 52 26 M96 48 q26 10 42 30 M52 100 q26 4 46 20', '#5a5754', 4);
