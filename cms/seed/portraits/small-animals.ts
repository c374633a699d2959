import { COATS, type RabbitLook, type SmallLook } from './look';
import { both, eye, rimmedEye, fill, INK, inside, line, oval, PINK } from './strokes';

const RABBIT =
  'M72 136 C70 102 96 84 128 84 C160 84 186 102 184 136 C182 168 158 186 128 186 C98 186 74 168 72 136 Z';
const PIG =
  'M54 140 C52 96 86 72 128 72 C170 72 204 96 202 140 C200 178 168 196 128 196 C88 196 56 178 54 140 Z';
const FERRET =
  'M74 120 C74 84 98 68 128 68 C158 68 182 84 182 120 C182 142 166 152 156 164 C148 176 140 182 128 182 C116 182 108 176 100 164 C90 152 74 142 74 120 Z';
const BODY = 'M56 262 C56 214 86 178 128 178 C170 178 200 214 200 262 Z';

const nose = (y: number, color: string = '#d98d82') =>
  line(
    `M128 ${y + 8} V${y + 15} M128 ${y + 15} C124 ${y + 21} 116 ${y + 21} 113 ${y + 16} M128 ${y + 15} C132 ${y + 21} 140 ${y + 21} 143 ${y + 16}`,
    INK,
    2.6,
  ) +
  fill(
    `M119 ${y} C119 ${y - 4} 137 ${y - 4} 137 ${y} C137 ${y + 5} 132 ${y + 9} 128 ${y + 9} C124 ${y + 9} 119 ${y + 5} 119 ${y} Z`,
    color,
  );
const whiskers = both(line('M98 158 L66 153 M98 164 L64 167', '#6b5f58', 1.6, 'opacity=".6"'));

function rabbitEars({ ears, coat, marks = [], second = 'white' }: RabbitLook) {
  const { base, shade } = COATS[coat];
  const tip = marks.includes('tips') ? COATS[second].base : base;
  const up =
    fill('M92 104 C78 80 72 42 80 20 C86 8 100 12 106 30 C114 54 116 80 116 100 Z', base) +
    (tip === base
      ? ''
      : fill('M77 46 C75 36 76 28 80 20 C86 8 100 12 106 30 C108 36 109 41 110 46 Z', tip)) +
    fill(
      'M97 92 C88 72 84 46 88 30 C92 24 97 28 99 38 C104 56 106 76 106 90 Z',
      PINK,
      'opacity=".85"',
    );
  const lop =
    fill('M104 88 C78 82 54 104 52 146 C51 176 68 184 79 168 C90 148 92 118 112 100 Z', shade) +
    line('M66 134 C63 150 64 158 67 164', base, 4, 'opacity=".5"');
  return both(ears === 'up' ? up : lop);
}

/** A rabbit, head and shoulders. */
export function rabbit(look: RabbitLook): string {
  const { coat, second = 'white', marks = [], fur } = look;
  const { base, shade, light } = COATS[coat];
  const other = COATS[second];
  const seen = coat === 'black' ? rimmedEye : eye;
  const drawn = marks.map((mark) =>
    mark === 'blaze'
      ? fill(
          'M128 82 C120 90 122 116 116 130 C104 140 96 152 98 166 C106 190 150 190 158 166 C160 152 152 140 140 130 C134 116 136 90 128 82 Z',
          other.light,
        )
      : mark === 'patch'
        ? oval(158, 124, 32, 30, other.base)
        : '',
  );
  const mane =
    fur === 'long'
      ? fill(
          'M66 150 C54 158 56 172 62 176 C56 186 66 196 74 196 C76 208 90 210 98 206 C106 218 150 218 158 206 C166 210 180 208 182 196 C190 196 200 186 194 176 C200 172 202 158 190 150 Z',
          light,
        )
      : '';
  const lopped = look.ears === 'lop';
  return (
    fill(BODY, shade) +
    oval(128, 236, 30, 44, light, 'opacity=".7"') +
    mane +
    (lopped ? '' : rabbitEars(look)) +
    fill(RABBIT, base) +
    inside('head', RABBIT, both(oval(106, 164, 24, 17, light, 'opacity=".8"')) + drawn.join('')) +
    (lopped ? rabbitEars(look) : '') +
    (lopped ? fill('M104 88 C112 78 144 78 152 88 C146 98 110 98 104 88 Z', base) : '') +
    both(oval(88, 150, 9, 6, PINK, 'opacity=".45"')) +
    whiskers +
    seen(98, 128, 8.5) +
    seen(158, 128, 8.5) +
    nose(148)
  );
}

/** A guinea pig: round all over, with ears like petals. */
function guineaPig({ coat, second = 'white', marks = [] }: SmallLook) {
  const { base, shade, light } = COATS[coat];
  const other = COATS[second];
  const drawn = marks.map((mark) =>
    mark === 'blaze'
      ? fill(
          'M128 68 C112 72 118 112 108 132 C92 150 96 200 128 200 C160 200 164 150 148 132 C138 112 144 72 128 68 Z',
          other.light,
        )
      : mark === 'patch'
        ? fill('M132 66 H210 V146 C184 158 156 144 150 118 C146 98 136 88 132 66 Z', other.base)
        : '',
  );
  const crest = marks.includes('crest')
    ? [0, 60, 120, 180, 240, 300]
        .map(
          (turn) =>
            `<path d="M128 82 C122 72 122 62 128 56 C134 62 134 72 128 82 Z" fill="${other.light}" transform="rotate(${turn} 128 82)"/>`,
        )
        .join('')
    : '';
  return (
    fill('M40 262 C40 208 76 176 128 176 C180 176 216 208 216 262 Z', shade) +
    both(
      fill('M78 92 C58 80 42 92 44 114 C46 128 60 130 70 120 Z', shade) +
        fill('M70 98 C58 92 50 100 52 112 C56 118 62 118 68 112 Z', PINK, 'opacity=".8"'),
    ) +
    fill(PIG, base) +
    inside('head', PIG, drawn.join('') + both(oval(104, 172, 26, 18, light, 'opacity=".55"'))) +
    crest +
    both(line('M94 168 L62 164 M94 174 L62 178', '#6b5f58', 1.6, 'opacity=".5"')) +
    eye(88, 128, 9) +
    eye(168, 128, 9) +
    nose(152)
  );
}

/** A ferret with its mask. */
function ferret({ coat, second = 'cream', marks = [] }: SmallLook) {
  const { base, shade } = COATS[coat];
  const pale = COATS[second];
  const mask = marks.includes('mask')
    ? both(oval(101, 118, 20, 13, base, 'opacity=".75" transform="rotate(-22 101 118)"'))
    : '';
  return (
    fill('M76 262 C72 216 92 180 128 180 C164 180 184 216 180 262 Z', shade) +
    oval(128, 250, 26, 56, pale.light, 'opacity=".75"') +
    both(oval(86, 82, 18, 19, base) + oval(87, 85, 10, 11, pale.light)) +
    fill(FERRET, pale.base) +
    inside(
      'head',
      FERRET,
      fill(
        'M60 56 H196 V98 C170 84 150 90 128 96 C106 90 86 84 60 98 Z',
        marks.includes('blaze') ? pale.light : base,
      ) +
        mask +
        oval(128, 160, 26, 26, pale.light),
    ) +
    whiskers +
    eye(104, 118, 7.5) +
    eye(152, 118, 7.5) +
    nose(144, '#b7766c')
  );
}

/** A ferret or a guinea pig, head and shoulders. */
export const smallAnimal = (look: SmallLook): string =>
  look.species === 'ferret' ? ferret(look) : guineaPig(look);
