import { expect, it } from 'vitest';
import { addressPieces, pieces } from './break-points';

it('the break points break endless words only', () => {
  expect(pieces('Veterinarian in Llanfairpwllgwyngyllgogerychwyrndrobwll')).toEqual([
    'Veterinarian',
    ' ',
    'in',
    ' ',
    'Llanfairpwllgwyn',
    'gyllgogerychwyrn',
    'drobwll',
  ]);
  expect(pieces('')).toEqual([]);
});

it('the break points break addresses after the @ and the dots', () => {
  expect(addressPieces('bea.trice@hearth.example')).toEqual([
    'bea.',
    'trice@',
    'hearth.',
    'example',
  ]);
  expect(addressPieces(`${'a'.repeat(45)}@b.c`).join('')).toBe(`${'a'.repeat(45)}@b.c`);
});
