import type { Look } from '../portraits/look';

/** Pets that stand for pets in general: nobody's in the demo. */
export const DRAWN = {
  collie: {
    ...{ species: 'dog', coat: 'black', second: 'white', ears: 'semi', ground: 'marigold' },
    ...{ marks: ['blaze', 'chest'], collar: '#1d6b58', wears: 'bandana', tongue: true },
  },
  old: {
    ...{ species: 'dog', coat: 'gold', second: 'white', ears: 'drop', ground: 'sand' },
    ...{ marks: ['muzzle'], collar: '#2b5f93', wears: 'collar' },
  },
  hound: {
    ...{ species: 'dog', coat: 'rust', second: 'white', ears: 'long', ground: 'sage' },
    ...{ marks: ['chest', 'brows'], collar: '#a8362a', wears: 'collar' },
  },
  poodle: {
    ...{ species: 'dog', coat: 'cream', ears: 'drop', fur: 'curly', ground: 'lilac' },
    ...{ collar: '#d98a29', wears: 'bandana' },
  },
  tabby: {
    ...{ species: 'cat', coat: 'sand', ground: 'sage', eyes: 'green', collar: '#d98a29' },
    marks: ['tabby', 'muzzle'],
  },
  tuxedo: {
    ...{ species: 'cat', coat: 'black', second: 'white', ground: 'rose', eyes: 'amber' },
    ...{ marks: ['tuxedo'], collar: '#a8362a' },
  },
  silver: {
    ...{ species: 'cat', coat: 'silver', ground: 'sky', eyes: 'copper', fur: 'long' },
    marks: ['muzzle'],
  },
  rabbit: { species: 'rabbit', coat: 'tan', ears: 'lop', ground: 'mint' },
  parrot: { species: 'bird', coat: 'green', crest: true, cheeks: '#d99568', ground: 'marigold' },
  mare: { species: 'horse', coat: 'brown', mane: 'black', marks: ['star'], ground: 'sage' },
  tortoise: { species: 'tortoise', coat: 'olive', shell: 'brown', ground: 'mint' },
} as const satisfies Readonly<Record<string, Look>>;
