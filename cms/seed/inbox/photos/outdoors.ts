import { fill, line, oval } from '../../portraits/strokes';

const sky = (top: string, low: string) =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>${fill('M0 0 H400 V300 H0 Z', 'url(#sky)')}`;

const tree = (x: number, y: number, size: number, leaves: string) =>
  fill(`M${x - size * 0.09} ${y} h${size * 0.18} v${size * 0.5} h${-size * 0.18} Z`, '#7a5a41') +
  oval(x, y - size * 0.25, size * 0.42, size * 0.5, leaves) +
  oval(x - size * 0.14, y - size * 0.42, size * 0.16, size * 0.18, '#fffdf9', 'opacity=".18"');

/** A path by a river on a clear afternoon. */
export const river = () =>
  sky('#cfe3f2', '#fbeed8') +
  oval(318, 62, 24, 24, '#f8e39b') +
  fill('M0 150 C60 104 120 128 180 112 C250 92 320 124 400 98 V190 H0 Z', '#a9c9b4') +
  fill('M0 170 C80 142 170 166 250 148 C310 138 360 150 400 142 V210 H0 Z', '#86b193') +
  fill('M0 186 C90 172 210 184 400 168 L400 214 C260 222 150 236 0 300 Z', '#8fb8d6') +
  line('M40 214 h46 M128 202 h60 M236 192 h70 M60 240 h40 M176 214 h36', '#d8e9f4', 3) +
  fill('M0 300 C120 246 250 224 400 216 V300 Z', '#9cc08a') +
  fill('M214 300 C246 262 300 236 400 222 V238 C334 250 300 272 284 300 Z', '#e6d3ab') +
  tree(66, 150, 92, '#5f9470') +
  tree(352, 172, 74, '#6ea57c') +
  [
    [24, 268],
    [88, 274],
    [140, 262],
    [186, 284],
    [330, 284],
  ]
    .map(([x = 0, y = 0]) =>
      line(`M${x} ${y} q2 -9 6 -12 M${x} ${y} q-1 -8 -5 -10`, '#6d9a63', 2.4),
    )
    .join('');

/** A field with a fence that is down in one place. */
export const paddock = () =>
  sky('#d9e6ee', '#f4efe4') +
  fill('M0 128 C70 84 140 116 220 92 C290 76 350 100 400 84 V170 H0 Z', '#9bb7b4') +
  fill('M0 150 C90 128 210 142 400 126 V300 H0 Z', '#a7c78d') +
  fill('M0 220 C120 200 280 214 400 196 V300 H0 Z', '#8fb679') +
  tree(338, 118, 80, '#6b9a6d') +
  [34, 104, 296, 366].map((x) => fill(`M${x - 6} 150 h12 v84 h-12 Z`, '#8a6a4c')).join('') +
  fill('M168 196 l12 -3 l16 44 l-12 4 Z', '#8a6a4c') +
  fill('M236 230 l50 14 l-3 10 l-52 -12 Z', '#7a5a41') +
  line('M0 168 H140 M0 200 H140 M0 168 L34 168', '#a58260', 7) +
  line('M262 168 H400 M270 200 H400', '#a58260', 7) +
  line('M140 168 L196 236 M140 200 L176 242', '#a58260', 7) +
  line(
    'M30 262 q6 -14 12 0 M94 276 q6 -14 12 0 M220 280 q6 -14 12 0 M330 262 q6 -14 12 0',
    '#6f9a5f',
    3,
  );

/** A table with a banner and giveaways. */
export const stand = () =>
  fill('M0 0 H400 V300 H0 Z', '#f1ebe1') +
  fill('M0 224 H400 V300 H0 Z', '#dccfb8') +
  line('M52 40 V210 M348 40 V210', '#9a8468', 6) +
  fill('M44 40 H356 V98 Q200 116 44 98 Z', '#1d6b58') +
  [170, 200, 230].map((x, n) => oval(x, 66 - (n === 1 ? 8 : 0), 7, 8.5, '#fbeed8')).join('') +
  oval(200, 84, 15, 11, '#fbeed8') +
  fill('M34 168 H366 V250 H34 Z', '#b9d8ca') +
  fill('M26 156 H374 V174 H26 Z', '#8a6a4c') +
  fill('M70 132 h54 v24 h-54 Z', '#fffdf9') +
  fill('M78 126 h54 v24 h-54 Z', '#f6f1e7') +
  line('M86 134 h36 M86 141 h26', '#9aa1a4', 2.4) +
  oval(210, 152, 46, 8, '#fffdf9') +
  [186, 204, 222, 236]
    .map((x, n) => oval(x, 142 - (n % 2) * 6, 13, 9, n % 2 ? '#d9a25a' : '#c98a42'))
    .join('') +
  fill('M292 120 h30 v36 h-30 Z', '#d98a29') +
  line('M322 128 q16 2 14 14 q-2 8 -14 8', '#d98a29', 5) +
  line('M300 112 q4 -10 0 -18 M312 112 q4 -10 0 -18', '#b9aa92', 3);
