import { expect, it } from 'vitest';
import { addressPieces, pieces } from './break-points';

it('break points are only in overlong words', () => {
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

it('break points in an address come after the @ and the dots', () => {
  expect(addressPieces('bea.trice@hearth.example')).toEqual([
    'bea.',
    'trice@',
    'hearth.',
    'example',
  ]);
  expect(addressPieces(`${'a'.repeat(45)}@b.c`).join('')).toBe(`${'a'.repeat(45)}@b.c`);
});
