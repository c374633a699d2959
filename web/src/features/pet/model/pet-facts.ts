import type { Pet } from '@hearthside/contract/pet/endpoints';
import { kindLine, type AgedPet } from './pet-words';

/** Keeps a number and its unit on one line. */
const NBSP = '\u00a0';

const weightWords = (weight: number | null) =>
  weight === null ? '' : `${weight}${NBSP}${weight === 1 ? 'lb' : 'lbs'}`;

/** An animal in one line: 'Border collie · male · 7 years · 41 lbs · Black'. Unknown facts are left out. */
export const factsLine = (pet: AgedPet & Pick<Pet, 'breed' | 'gender' | 'weight' | 'color'>) =>
  [kindLine(pet), weightWords(pet.weight), pet.color].filter(Boolean).join(`${NBSP}· `);
