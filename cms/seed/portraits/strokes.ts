/** The color of eyes, noses and mouths. */
export const INK = '#2b2320';
export const PINK = '#e3a49a';

/** A filled path. */
export const fill = (d: string, color: string, more = '') =>
  `<path d="${d}" fill="${color}" ${more}/>`;

/** A drawn line with round ends. */
export const line = (d: string, color: string, width = 3, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, color: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}" ${more}/>`;

/** Mirrors a drawing of the left side to both sides. */
export const both = (left: string) =>
  `${left}<g transform="translate(256 0) scale(-1 1)">${left}</g>`;

/** Clips a drawing to the inside of a shape. */
export const inside = (id: string, shape: string, drawn: string) =>
  `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${drawn}</g>`;

/** A friendly eye with a highlight. */
export const eye = (x: number, y: number, r = 7.5) =>
  oval(x, y, r, r * 1.08, INK) +
  oval(x + r * 0.32, y - r * 0.38, r * 0.3, r * 0.3, '#fffdf9') +
  oval(x - r * 0.3, y + r * 0.4, r * 0.14, r * 0.14, '#fffdf9', 'opacity=".7"');

/** The same for a dark coat, where it needs a rim to be visible. */
export const rimmedEye = (x: number, y: number, r = 7.5) =>
  oval(x, y, r + 2.2, r + 2.6, '#b07c48') + eye(x, y, r);

/** A collar with a tag around the neck at this height. */
export const collar = (color: string, y = 192, half = 38) =>
  line(`M${128 - half} ${y} Q128 ${y + 20} ${128 + half} ${y}`, color, 11) +
  oval(128, y + 19, 8, 8, '#e9b65c') +
  oval(128, y + 19, 3.4, 3.4, '#c98d2c');

/** A bandana tied around the neck. */
export const bandana = (color: string, y = 188) =>
  fill(`M84 ${y} Q128 ${y + 24} 172 ${y} L166 ${y + 14} L128 ${y + 56} L90 ${y + 14} Z`, color) +
  [
    [112, 22],
    [128, 36],
    [144, 22],
    [128, 18],
  ]
    .map(([x = 0, dy = 0]) => oval(x, y + dy, 2.6, 2.6, '#fffdf9', 'opacity=".75"'))
    .join('');
