import { COATS, type HorseLook } from './look';
import { both, eye, fill, INK, inside, line, oval } from './strokes';

const HEAD =
  'M88 84 C88 58 106 46 128 46 C150 46 168 58 168 84 C168 112 158 134 156 160 C158 190 148 206 128 206 C108 206 98 190 100 160 C98 134 88 112 88 84 Z';
const NECK = 'M66 262 C70 204 84 150 96 104 L160 104 C172 150 186 204 190 262 Z';

/** A horse or, with long ears, a donkey. */
export function horse(look: HorseLook): string {
  const { coat, second = 'white', mane, marks = [], ears = 'short', collar } = look;
  const { base, shade, light } = COATS[coat];
  const hair = COATS[mane];
  const ear =
    ears === 'long'
      ? fill('M92 76 C70 56 58 28 64 10 C72 2 84 12 92 28 C100 42 108 54 112 64 Z', base) +
        fill('M92 64 C78 48 70 30 72 18 C80 22 88 36 96 52 Z', '#dca69b', 'opacity=".8"')
      : fill('M94 72 C82 54 80 34 86 22 C94 22 108 40 114 58 Z', base) +
        fill('M96 62 C88 48 88 38 90 32 C96 36 104 46 108 56 Z', '#dca69b', 'opacity=".8"');
  const drawn = marks.map(
    (mark) =>
      ({
        blaze: fill(
          'M128 60 C116 72 122 104 118 130 C114 152 116 170 128 176 C140 170 142 152 138 130 C134 104 140 72 128 60 Z',
          COATS[second].light,
        ),
        star: fill(
          'M128 82 L133 92 L144 95 L134 101 L128 114 L122 101 L112 95 L123 92 Z',
          COATS[second].light,
        ),
        snip: oval(128, 178, 13, 15, '#eccdc2'),
        pale_muzzle: oval(128, 184, 40, 34, COATS[second].light),
      })[mark],
  );
  const muzzle = marks.includes('pale_muzzle')
    ? ''
    : oval(128, 186, 36, 30, shade, 'opacity=".55"');
  const halter = collar
    ? line('M100 152 C112 160 144 160 156 152', collar, 6) +
      line('M100 152 C94 132 88 112 87 92 M156 152 C162 132 168 112 169 92', collar, 5)
    : '';
  return (
    fill(NECK, shade) +
    fill('M150 62 C186 84 198 150 200 262 H164 C176 190 170 120 150 62 Z', hair.base) +
    line(
      'M170 110 C180 150 184 200 184 250 M178 150 C188 190 192 220 192 256',
      hair.light,
      3,
      'opacity=".45"',
    ) +
    both(ear) +
    fill(HEAD, base) +
    inside(
      'head',
      HEAD,
      both(oval(98, 130, 9, 44, light, 'opacity=".35"')) + muzzle + drawn.join(''),
    ) +
    halter +
    fill(
      'M106 44 C112 32 146 32 150 46 C150 66 140 84 130 98 C130 84 126 80 122 92 C114 80 104 66 106 44 Z',
      hair.base,
    ) +
    line(
      'M124 48 C126 62 126 70 124 80 M138 48 C138 60 136 70 132 82',
      hair.light,
      2.6,
      'opacity=".5"',
    ) +
    eye(100, 108, 7.5) +
    eye(156, 108, 7.5) +
    both(oval(115, 182, 4, 6, INK, 'opacity=".75" transform="rotate(18 115 182)"')) +
    line('M114 195 C122 201 134 201 142 195', INK, 2.6, 'opacity=".7"')
  );
}
