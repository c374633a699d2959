import { z } from 'zod';
import { keyOf } from '../notation';

/** The colors a coat, a plumage or a shell can have: itself, its shadow, and what is light in it. */
export const COATS = {
  black: { base: '#3a3836', shade: '#2a2827', light: '#5a5754' },
  charcoal: { base: '#565a5e', shade: '#43474b', light: '#7b8085' },
  grey: { base: '#8d949a', shade: '#727a81', light: '#b4babf' },
  silver: { base: '#b9bec0', shade: '#9aa1a4', light: '#d8dcdd' },
  white: { base: '#f6f1e7', shade: '#ddd3c2', light: '#fffdf9' },
  cream: { base: '#f0dfc0', shade: '#dac39b', light: '#faf0dd' },
  sand: { base: '#dcb987', shade: '#c29c66', light: '#efd9b6' },
  gold: { base: '#d99d4e', shade: '#bd8135', light: '#ecc489' },
  tan: { base: '#c48a52', shade: '#a5703b', light: '#e0b586' },
  rust: { base: '#b7663a', shade: '#974f29', light: '#d99568' },
  brown: { base: '#8a5a3c', shade: '#6f452c', light: '#b38563' },
  chocolate: { base: '#64412f', shade: '#4d3123', light: '#8e6751' },
  green: { base: '#6aa56b', shade: '#4b8650', light: '#a5cf98' },
  blue: { base: '#6c9fc9', shade: '#4c7fab', light: '#a9cbe4' },
  yellow: { base: '#ecc75a', shade: '#d3a838', light: '#f8e39b' },
  olive: { base: '#8c8a52', shade: '#6f6d3c', light: '#b5b37c' },
} as const;
export type Coat = keyof typeof COATS;

/** The background of a portrait, from the portal's palette: the paper, and the round shape on it. */
export const GROUNDS = {
  sage: ['#dcebe4', '#b9d8ca'],
  marigold: ['#fbeed8', '#f3d6a4'],
  sky: ['#dfeaf5', '#bdd5ea'],
  rose: ['#f9e1dc', '#efc2b8'],
  sand: ['#f1ebe1', '#ddd0bb'],
  mint: ['#dff0e4', '#b5dbc2'],
  lilac: ['#e9e4f1', '#cfc4e2'],
} as const;
export type Ground = keyof typeof GROUNDS;
export const GROUND_NAMES = Object.keys(GROUNDS) as Ground[];

const coat = keyOf(COATS);
/** A color as `#a8362a`. */
const color = z.string().regex(/^#[0-9a-f]{6}$/);
const marks = <const Mark extends readonly [string, ...string[]]>(...list: Mark) =>
  z.array(z.enum(list)).readonly().optional();

const any = {
  coat,
  /** The color of markings; white where none is named. */
  second: coat.optional(),
  ground: keyOf(GROUNDS),
  /** The color of a collar or a bandana; without one there is none. */
  collar: color.optional(),
};
const dogLook = z.strictObject({
  ...any,
  species: z.literal('dog'),
  ears: z.enum(['drop', 'long', 'prick', 'semi', 'rose']),
  head: z.enum(['slim', 'broad', 'flat']).optional(),
  fur: z.enum(['smooth', 'shaggy', 'curly']).optional(),
  marks: marks('blaze', 'mask', 'brows', 'patch', 'muzzle', 'chest', 'spots'),
  wears: z.enum(['collar', 'bandana']).optional(),
  tongue: z.boolean().optional(),
});
const catLook = z.strictObject({
  ...any,
  species: z.literal('cat'),
  ears: z.enum(['prick', 'fold']).optional(),
  fur: z.enum(['short', 'long']).optional(),
  marks: marks('tabby', 'tuxedo', 'points', 'calico', 'muzzle', 'blaze'),
  eyes: z.enum(['green', 'amber', 'blue', 'copper']),
  third: coat.optional(),
});
const rabbitLook = z.strictObject({
  ...any,
  species: z.literal('rabbit'),
  ears: z.enum(['up', 'lop']),
  fur: z.enum(['short', 'long']).optional(),
  marks: marks('blaze', 'patch', 'tips'),
});
const smallLook = z.strictObject({
  ...any,
  species: z.enum(['ferret', 'guinea_pig']),
  marks: marks('mask', 'blaze', 'patch', 'crest'),
});
const birdLook = z.strictObject({
  ...any,
  species: z.literal('bird'),
  crest: z.boolean().optional(),
  cheeks: color.optional(),
  beak: color.optional(),
  bars: z.boolean().optional(),
  face: coat.optional(),
});
const horseLook = z.strictObject({
  ...any,
  species: z.literal('horse'),
  mane: coat,
  marks: marks('blaze', 'star', 'snip', 'pale_muzzle'),
  ears: z.enum(['short', 'long']).optional(),
});
const tortoiseLook = z.strictObject({ ...any, species: z.literal('tortoise'), shell: coat });

export type DogLook = z.infer<typeof dogLook>;
export type CatLook = z.infer<typeof catLook>;
export type RabbitLook = z.infer<typeof rabbitLook>;
export type SmallLook = z.infer<typeof smallLook>;
export type BirdLook = z.infer<typeof birdLook>;
export type HorseLook = z.infer<typeof horseLook>;
export type TortoiseLook = z.infer<typeof tortoiseLook>;

/** How a pet looks on its portrait. */
export const lookSchema = z.discriminatedUnion('species', [
  dogLook,
  catLook,
  rabbitLook,
  smallLook,
  birdLook,
  horseLook,
  tortoiseLook,
]);
export type Look = z.infer<typeof lookSchema>;

export type Species = Look['species'];
export const species = z.enum([
  'dog',
  'cat',
  'rabbit',
  'guinea_pig',
  'ferret',
  'bird',
  'horse',
  'tortoise',
] satisfies readonly Species[]);
