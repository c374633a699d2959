import { expect, it } from 'vitest';
import { stemOf } from './stem';

it.each([
  ['reminders', 'reminder'],
  ['bills', 'bill'],
  ['horses', 'horse'],
  ['boxes', 'box'],
  ['leashes', 'leash'],
  ['allergies', 'allerg'],
  ['moving', 'mov'],
  ['canceled', 'cancel'],
  ['cancelled', 'cancel'],
  ['expired', 'expir'],
  ['sending', 'send'],
  ['illness', null],
  ['bus', null],
  ['spring', null],
  ['dog', null],
  ['is', null],
  ['red', null],
])('other forms of %s begin with %s', (word, stem) => expect(stemOf(word)).toBe(stem));
