import type { Pet } from '@hearthside/contract/pet/endpoints';
import { kindLine } from './pet-words';

/** A line never breaks between a number and its unit. */
const NBSP = '\u00a0';

const weightWords = (weight: number | null) =>
  weight === null ? '' : `${weight}${NBSP}${weight === 1 ? 'lb' : 'lbs'}`;

/** What an animal is, in one line: 'Border collie · male · 7 years · 41 lbs · Black'; what is not known is left out. */
export const factsLine = (pet: Pick<Pet, 'breed' | 'gender' | 'age' | 'weight' | 'color'>) =>
  [kindLine(pet), weightWords(pet.weight), pet.color].filter(Boolean).join(` ·${NBSP}`);
