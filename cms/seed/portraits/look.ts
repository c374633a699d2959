/** The colors of coats, plumage and shells: the base, its shade and its highlight. */
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

interface Any {
  coat: Coat;
  /** The color of markings; white by default. */
  second?: Coat;
  ground: Ground;
  /** The color of a collar or a bandana; without one there is none. */
  collar?: string;
}

export interface DogLook extends Any {
  species: 'dog';
  ears: 'drop' | 'long' | 'prick' | 'semi' | 'rose';
  head?: 'slim' | 'broad' | 'flat';
  fur?: 'smooth' | 'shaggy' | 'curly';
  marks?: readonly ('blaze' | 'mask' | 'brows' | 'patch' | 'muzzle' | 'chest' | 'spots')[];
  wears?: 'collar' | 'bandana';
  tongue?: boolean;
}
export interface CatLook extends Any {
  species: 'cat';
  ears?: 'prick' | 'fold';
  fur?: 'short' | 'long';
  marks?: readonly ('tabby' | 'tuxedo' | 'points' | 'calico' | 'muzzle' | 'blaze')[];
  eyes: 'green' | 'amber' | 'blue' | 'copper';
  third?: Coat;
}
export interface RabbitLook extends Any {
  species: 'rabbit';
  ears: 'up' | 'lop';
  fur?: 'short' | 'long';
  marks?: readonly ('blaze' | 'patch' | 'tips')[];
}
export interface SmallLook extends Any {
  species: 'ferret' | 'guinea_pig';
  marks?: readonly ('mask' | 'blaze' | 'patch' | 'crest')[];
}
export interface BirdLook extends Any {
  species: 'bird';
  crest?: boolean;
  cheeks?: string;
  beak?: string;
  bars?: boolean;
  face?: Coat;
}
export interface HorseLook extends Any {
  species: 'horse';
  mane: Coat;
  marks?: readonly ('blaze' | 'star' | 'snip' | 'pale_muzzle')[];
  ears?: 'short' | 'long';
}
export interface TortoiseLook extends Any {
  species: 'tortoise';
  shell: Coat;
}

/** How a pet looks in its portrait. */
export type Look = DogLook | CatLook | RabbitLook | SmallLook | BirdLook | HorseLook | TortoiseLook;
export type Species = Look['species'];
