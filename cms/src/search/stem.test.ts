import { expect, it } from 'vitest';
import { formsOf } from './stem';

it.each([
  ['reminders', ['reminder']],
  ['bills', ['bill']],
  ['horses', ['horse']],
  ['leashes', ['leash']],
  ['canceled', ['cancel']],
  ['cancelled', ['cancel']],
  ['expired', ['expir']],
  ['sending', ['send']],
  // Whole words, because too much begins with so few letters.
  ['boxes', ['box=']],
  ['dogs', ['dog=']],
  ['moving', ['move', 'mov=']],
  ['eating', ['eate', 'eat=']],
  ['allergies', ['allergy=', 'allergie=']],
  ['rabies', ['raby=', 'rabie=']],
  ['series', ['sery=', 'serie=']],
  ['breed', []],
  ['speed', []],
  ['illness', []],
  ['bus', []],
  ['spring', []],
  ['dog', []],
  ['is', []],
  ['red', []],
])('other forms of %s are %j', (word, forms) => expect(formsOf(word)).toEqual(forms));
