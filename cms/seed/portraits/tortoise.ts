import { COATS, type TortoiseLook } from './look';
import { both, eye, fill, INK, inside, line, oval } from './strokes';

const SHELL = 'M22 190 C22 112 68 58 128 58 C188 58 234 112 234 190 C234 206 22 206 22 190 Z';

/** A tortoise looking out from under its shell. */
export function tortoise({ coat, shell }: TortoiseLook): string {
  const skin = COATS[coat];
  const plate = COATS[shell];
  const scutes = [
    'M104 74 L152 74 L166 108 L128 126 L90 108 Z',
    'M60 96 L94 76 L82 108 L88 120 L58 146 L38 136 Z',
    'M196 96 L162 76 L174 108 L168 120 L198 146 L218 136 Z',
    'M92 124 L120 138 L116 184 L76 184 L66 150 Z',
    'M164 124 L136 138 L140 184 L180 184 L190 150 Z',
  ];
  return (
    both(
      fill('M40 190 C30 214 36 240 48 246 C62 250 76 244 80 226 L84 190 Z', skin.shade) +
        line('M44 238 v6 M54 241 v6 M64 240 v6', skin.light, 3),
    ) +
    fill(SHELL, plate.base) +
    inside(
      'shell',
      SHELL,
      scutes.map((d) => fill(d, plate.light, 'opacity=".75"') + line(d, plate.shade, 3)).join(''),
    ) +
    line('M24 188 C60 204 196 204 232 188', plate.shade, 9) +
    fill(
      'M92 168 C92 138 108 126 128 126 C148 126 164 138 164 168 C166 206 152 226 128 226 C104 226 90 206 92 168 Z',
      skin.base,
    ) +
    both(oval(106, 196, 9, 6, '#e3a49a', 'opacity=".55"')) +
    both(oval(112, 142, 5, 3, skin.light, 'opacity=".6"')) +
    oval(128, 136, 6, 3, skin.light, 'opacity=".6"') +
    eye(109, 170, 8) +
    eye(147, 170, 8) +
    oval(123, 186, 1.8, 1.8, INK, 'opacity=".7"') +
    oval(133, 186, 1.8, 1.8, INK, 'opacity=".7"') +
    line('M110 202 C120 212 136 212 146 202', INK, 3)
  );
}
