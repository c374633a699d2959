import { COATS, type CatLook } from './look';
import { both, collar, fill, INK, inside, line, oval, PINK } from './strokes';

const HEAD =
  'M64 124 C62 86 92 68 128 68 C164 68 194 86 192 124 C190 158 162 180 128 180 C94 180 66 158 64 124 Z';
const BODY = 'M58 262 C58 212 88 176 128 176 C168 176 198 212 198 262 Z';
const EYES = { green: '#8fb568', amber: '#e0ab45', blue: '#7fb2d9', copper: '#c9793a' } as const;

function ears({ ears: kind = 'prick', coat, marks = [], second = 'chocolate' }: CatLook) {
  const { base, shade } = COATS[marks.includes('points') ? second : coat];
  return both(
    kind === 'fold'
      ? fill(
          'M76 92 C70 74 74 62 84 60 C98 60 112 68 118 76 C104 82 92 92 86 100 C82 102 78 98 76 92 Z',
          shade,
        )
      : fill('M68 114 C64 90 62 62 65 44 C66 36 74 35 80 40 C94 52 108 64 120 76 Z', base) +
          fill('M76 96 C73 80 72 64 74 54 C84 62 94 70 102 78 Z', PINK, 'opacity=".9"'),
  );
}

function markings({ coat, second, third, marks = [] }: CatLook) {
  const own = COATS[coat];
  const other = COATS[second ?? (marks.includes('points') ? 'chocolate' : 'white')];
  const drawn = marks.map((mark) => {
    switch (mark) {
      case 'tabby':
        return (
          line(
            'M128 70 V94 M112 72 C112 82 114 88 116 92 M144 72 C144 82 142 88 140 92',
            own.shade,
            6,
          ) +
          both(line('M66 128 C76 126 84 128 90 132 M70 146 C80 142 88 142 94 146', own.shade, 5))
        );
      case 'tuxedo':
        return fill(
          'M128 104 C120 116 112 128 100 140 C92 160 108 186 128 186 C148 186 164 160 156 140 C144 128 136 116 128 104 Z',
          other.light,
        );
      case 'blaze':
        return fill(
          'M128 66 C120 70 122 96 118 112 C108 130 94 140 96 160 C102 182 154 182 160 160 C162 140 148 130 138 112 C134 96 136 70 128 66 Z',
          other.light,
        );
      case 'points':
        return (
          `<radialGradient id="points"><stop offset=".45" stop-color="${other.base}"/><stop offset="1" stop-color="${other.base}" stop-opacity="0"/></radialGradient>` +
          oval(128, 138, 64, 60, 'url(#points)')
        );
      case 'calico':
        return (
          fill('M60 60 H124 C130 90 118 122 92 124 C76 126 64 120 56 118 Z', other.base) +
          fill(
            'M136 60 H200 V116 C184 122 166 118 158 104 C152 88 140 84 136 60 Z',
            COATS[third ?? 'black'].base,
          )
        );
      case 'muzzle':
        return oval(128, 156, 34, 24, other.light);
    }
  });
  return drawn.join('');
}

function face({ eyes, coat, marks = [] }: CatLook) {
  const dark =
    marks.includes('points') ||
    (['black', 'charcoal', 'chocolate'].includes(coat) &&
      !marks.some((m) => m === 'tuxedo' || m === 'muzzle' || m === 'blaze'));
  const mouth = dark ? '#1d1816' : INK;
  const whisker = dark ? '#cfc8c2' : '#6b5f58';
  const one = (x: number) =>
    oval(x, 122, 12.5, 13, '#fffdf9', 'opacity=".35"') +
    oval(x, 122, 11, 12, EYES[eyes]) +
    oval(x, 122, 5, 10, INK) +
    oval(x + 3, 117, 2.6, 2.6, '#fffdf9');
  return (
    one(101) +
    one(155) +
    line(
      'M128 150 V156 M128 156 C124 163 114 163 111 157 M128 156 C132 163 142 163 145 157',
      mouth,
      2.6,
    ) +
    fill(
      'M120 142 C120 139 136 139 136 142 C136 147 131 151 128 151 C125 151 120 147 120 142 Z',
      dark ? '#b98279' : '#d98d82',
    ) +
    both(line('M98 150 L62 144 M98 156 L60 158 M99 162 L66 171', whisker, 1.7, 'opacity=".75"'))
  );
}

/** A cat, head and shoulders. */
export function cat(look: CatLook): string {
  const { coat, second = 'white', fur = 'short', marks = [], collar: worn } = look;
  const { base, shade, light } = COATS[coat];
  const white = marks.some((mark) => mark === 'tuxedo' || mark === 'blaze' || mark === 'calico');
  const chest = white
    ? oval(128, 232, 34, 56, marks.includes('calico') ? light : COATS[second].light)
    : '';
  const cheeks =
    fur === 'long'
      ? both(
          fill(
            'M72 128 C58 138 52 150 50 160 C58 158 62 160 64 164 C62 172 64 180 70 186 C76 180 82 180 88 184 C92 190 98 194 104 194 L118 170 Z',
            base,
          ),
        )
      : '';
  const ruff =
    fur === 'long'
      ? fill(
          'M76 184 C82 206 92 204 96 218 C104 212 110 222 116 230 C120 220 136 220 140 230 C146 222 152 212 160 218 C164 204 174 206 180 184 C160 172 96 172 76 184 Z',
          white ? COATS[second].light : light,
        )
      : '';
  const striped = marks.includes('tabby')
    ? both(
        line(
          'M72 214 C82 210 90 212 96 218 M64 238 C76 232 86 234 92 240',
          COATS[coat].light,
          5,
          'opacity=".5"',
        ),
      )
    : '';
  return (
    fill(BODY, shade) +
    inside('body', BODY, chest + striped) +
    ruff +
    (worn && fur === 'short' ? collar(worn, 184, 36) : '') +
    ears(look) +
    cheeks +
    fill(HEAD, base) +
    inside('head', HEAD, markings(look)) +
    (look.ears === 'fold' ? ears(look) : '') +
    face(look)
  );
}
