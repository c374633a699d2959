import { COATS, type BirdLook } from './look';
import { both, eye, fill, INK, inside, line, oval } from './strokes';

const BODY = 'M62 262 C54 196 84 140 128 140 C172 140 202 196 194 262 Z';
const HEAD =
  'M78 112 C78 76 100 56 128 56 C156 56 178 76 178 112 C178 146 158 166 128 166 C98 166 78 146 78 112 Z';

/** A bird, from its crest to its wings. */
export function bird(look: BirdLook): string {
  const {
    coat,
    second = 'white',
    face,
    crest = false,
    cheeks,
    beak = '#e2a24a',
    bars = false,
  } = look;
  const { base, shade, light } = COATS[coat];
  const chest = COATS[second];
  const plume = crest
    ? fill(
        'M112 66 C104 44 108 26 120 14 C120 26 124 32 130 36 C132 26 138 20 148 18 C142 30 146 46 146 66 Z',
        light,
      ) +
      line(
        'M122 60 C118 46 118 34 120 26 M134 58 C132 48 134 36 140 28',
        shade,
        2.4,
        'opacity=".6"',
      )
    : fill('M116 62 C118 50 126 46 134 48 C132 52 138 52 142 62 Z', base);
  const wings = both(
    fill('M74 188 C56 204 50 232 52 262 H88 C96 234 92 206 74 188 Z', shade) +
      line(
        'M64 222 C72 226 80 226 88 222 M60 242 C70 246 80 246 88 242',
        light,
        3,
        'opacity=".55"',
      ),
  );
  const stripes = bars
    ? line(
        'M100 66 C108 72 116 74 122 74 M92 78 C102 84 112 86 120 85 M156 66 C148 72 140 74 134 74 M164 78 C154 84 144 86 136 85',
        COATS.charcoal.base,
        3,
        'opacity=".7"',
      )
    : '';
  const mask = face ? both(oval(103, 112, 24, 25, COATS[face].light)) : '';
  const blush = cheeks ? both(oval(94, 134, 12, 11, cheeks)) : '';
  return (
    fill(BODY, base) +
    inside(
      'body',
      BODY,
      oval(128, 232, 46, 74, chest.base) +
        line(
          'M112 204 q6 7 12 0 M132 204 q6 7 12 0 M122 222 q6 7 12 0 M102 222 q6 7 12 0 M142 222 q6 7 12 0',
          chest.shade,
          2.6,
          'opacity=".7"',
        ),
    ) +
    wings +
    plume +
    fill(HEAD, base) +
    inside('head', HEAD, mask + stripes + blush) +
    eye(103, 110, 7.5) +
    eye(153, 110, 7.5) +
    fill(
      'M112 118 C112 106 144 106 144 118 C144 134 136 148 128 156 C120 148 112 134 112 118 Z',
      beak,
    ) +
    fill(
      'M112 118 C112 106 144 106 144 118 C138 124 118 124 112 118 Z',
      '#fffdf9',
      'opacity=".25"',
    ) +
    oval(122, 116, 2, 2, INK, 'opacity=".6"') +
    oval(134, 116, 2, 2, INK, 'opacity=".6"')
  );
}
