import { COATS, type Coat, type DogLook } from './look';
import { bandana, both, collar, eye, fill, INK, inside, line, oval, rimmedEye } from './strokes';

const HEADS = {
  slim: 'M80 104 C80 68 102 54 128 54 C154 54 176 68 176 104 C176 128 162 142 155 158 C149 176 140 186 128 186 C116 186 107 176 101 158 C94 142 80 128 80 104 Z',
  broad:
    'M72 108 C72 68 98 52 128 52 C158 52 184 68 184 108 C184 134 172 148 163 162 C154 178 144 186 128 186 C112 186 102 178 93 162 C84 148 72 134 72 108 Z',
  flat: 'M68 116 C66 74 94 56 128 56 C162 56 190 74 188 116 C187 142 178 154 168 166 C158 178 146 184 128 184 C110 184 98 178 88 166 C78 154 69 142 68 116 Z',
} as const;

const EARS = {
  drop: 'M92 60 C66 52 48 78 50 114 C51 136 66 142 77 128 C86 114 90 92 104 70 Z',
  long: 'M90 66 C64 58 46 90 46 138 C46 168 66 178 77 160 C88 138 86 100 104 74 Z',
  prick: 'M78 104 C72 80 66 58 67 38 C67 29 75 27 81 33 C94 44 108 54 116 64 Z',
  semi: 'M80 98 C74 80 70 62 72 50 C78 38 92 44 118 62 Z',
  rose: 'M94 66 C74 54 56 66 54 88 C54 100 62 104 70 98 C80 92 90 86 102 78 Z',
} as const;

const BODY = 'M50 262 C50 214 82 180 128 180 C174 180 206 214 206 262 Z';

function ears({ ears: kind, coat, second, marks = [] }: DogLook) {
  const { base, shade, light } = COATS[marks.includes('mask') && second ? second : coat];
  const drawn = {
    drop: fill(EARS.drop, shade),
    long: fill(EARS.long, shade) + line('M62 120 C60 138 62 150 66 156', base, 4, 'opacity=".6"'),
    prick:
      fill(EARS.prick, base) + fill('M80 88 C76 72 74 58 75 47 C86 56 96 64 103 70 Z', '#dca69b'),
    semi:
      fill(EARS.semi, base) +
      fill(
        'M71 54 C60 58 52 74 57 90 C60 96 67 94 71 88 C78 78 92 66 98 54 C88 46 78 44 71 54 Z',
        shade,
      ),
    rose: fill(EARS.rose, shade) + line('M64 88 C72 82 82 78 90 76', light, 3, 'opacity=".5"'),
  }[kind];
  return both(drawn);
}

/** Tufts along the outline, for fur that doesn't lie flat. */
function tufts({ fur, coat }: DogLook) {
  const { base, light } = COATS[coat];
  if (fur === 'curly') {
    const curls = [
      [92, 66, 17],
      [112, 52, 19],
      [136, 48, 20],
      [158, 58, 18],
      [172, 74, 14],
      [84, 82, 14],
    ] as const;
    return curls
      .map(
        ([x, y, r]) =>
          oval(x, y, r, r, base) +
          line(
            `M${x - r * 0.4} ${y} a${r * 0.4} ${r * 0.4} 0 1 1 ${r * 0.6} ${r * 0.3}`,
            light,
            2.6,
            'opacity=".7"',
          ),
      )
      .join('');
  }
  if (fur === 'shaggy') {
    return (
      fill(
        'M96 62 C100 46 116 42 122 56 C126 40 142 40 142 56 C152 44 164 52 160 66 C140 60 116 60 96 62 Z',
        base,
      ) +
      both(
        fill(
          'M82 132 C72 140 70 152 74 160 C80 156 84 156 88 158 C86 166 90 174 96 178 C100 166 100 146 96 134 Z',
          base,
        ),
      )
    );
  }
  return '';
}

function markings(look: DogLook) {
  const { marks = [], second = 'white', coat, head = 'slim' } = look;
  const { base, light } = COATS[second];
  const own = COATS[coat];
  const drawn = marks.map((mark) => {
    switch (mark) {
      case 'mask':
        return both(fill('M60 40 L120 40 C120 76 122 104 110 128 C100 142 84 140 60 140 Z', base));
      case 'patch':
        return fill(
          'M134 84 C146 74 176 78 180 104 C182 128 164 138 150 132 C136 126 128 98 134 84 Z',
          base,
        );
      case 'blaze':
        return fill(
          'M128 50 C118 52 120 84 118 104 C114 124 96 138 98 160 L100 190 L156 190 L158 160 C160 138 142 124 138 104 C136 84 138 52 128 50 Z',
          light,
        );
      case 'muzzle':
        return oval(128, 156, head === 'slim' ? 29 : 38, 33, light);
      case 'spots':
        return [
          [90, 92, 8, 7],
          [162, 84, 10, 8],
          [150, 64, 6, 5],
          [104, 70, 6, 7],
          [98, 146, 5, 6],
          [162, 140, 6, 5],
        ]
          .map(([x = 0, y = 0, rx = 0, ry = 0]) => oval(x, y, rx, ry, base))
          .join('');
      case 'brows':
        return both(oval(107, 95, 7, 5, base)) + both(oval(104, 150, 12, 16, base));
      case 'chest':
        return '';
    }
  });
  const muzzle = marks.some((mark) => mark === 'muzzle' || mark === 'blaze')
    ? ''
    : oval(128, 158, head === 'slim' ? 24 : 33, 26, own.light, 'opacity=".55"');
  return muzzle + drawn.join('');
}

const DARK: readonly (Coat | undefined)[] = ['black', 'charcoal', 'chocolate'];

function face({ head = 'slim', tongue = false, fur, coat, second, marks = [] }: DogLook) {
  const seen = DARK.includes(marks.includes('mask') ? second : coat) ? rimmedEye : eye;
  const y = head === 'flat' ? -8 : 0;
  const spread = head === 'slim' ? 21 : head === 'broad' ? 24 : 30;
  const folds =
    head === 'flat'
      ? both(line('M116 128 C106 128 100 134 98 144', INK, 2.6, 'opacity=".35"'))
      : '';
  const tongueOut = tongue
    ? fill(`M119 ${163 + y} C117 ${186 + y} 139 ${186 + y} 137 ${163 + y} Z`, '#e58a84') +
      line(`M128 ${166 + y} v9`, '#cf6d68', 2)
    : '';
  const beard =
    fur === 'shaggy'
      ? ''
      : both(
          oval(112, 160 + y, 1.6, 1.6, INK, 'opacity=".35"') +
            oval(107, 154 + y, 1.6, 1.6, INK, 'opacity=".35"'),
        );
  return (
    folds +
    beard +
    seen(128 - spread, 113) +
    seen(128 + spread, 113) +
    tongueOut +
    line(
      `M128 ${148 + y} V${158 + y} M128 ${158 + y} C124 ${167 + y} 112 ${167 + y} 109 ${159 + y} M128 ${158 + y} C132 ${167 + y} 144 ${167 + y} 147 ${159 + y}`,
      INK,
      3,
    ) +
    fill(
      `M114 ${136 + y} C114 ${128 + y} 142 ${128 + y} 142 ${136 + y} C142 ${144 + y} 134 ${150 + y} 128 ${150 + y} C122 ${150 + y} 114 ${144 + y} 114 ${136 + y} Z`,
      INK,
    ) +
    oval(122, 135 + y, 4, 2.2, '#8b817c', 'opacity=".8"')
  );
}

/** A dog, head and shoulders. */
export function dog(look: DogLook): string {
  const {
    coat,
    second = 'white',
    head = 'slim',
    marks = [],
    wears = 'collar',
    collar: worn,
  } = look;
  const { base, shade } = COATS[coat];
  const shape = HEADS[head];
  const chest =
    marks.includes('chest') || marks.includes('blaze')
      ? fill('M92 262 C88 226 104 186 128 186 C152 186 168 226 164 262 Z', COATS[second].light)
      : '';
  const upright = look.ears === 'prick' || look.ears === 'semi';
  const neckwear = worn ? (wears === 'bandana' ? bandana(worn) : collar(worn)) : '';
  const headDrawn = fill(shape, base) + inside('head', shape, markings(look)) + tufts(look);
  return (
    fill(BODY, shade) +
    inside('body', BODY, chest) +
    neckwear +
    (upright ? ears(look) + headDrawn : headDrawn + ears(look)) +
    face(look)
  );
}
