import { expect, it } from 'vitest';
import { mayBeMeant, meantBy } from './meant-words';

const KNOWN = new Set(['how', 'change', 'password', 'veterinarian', 'dose']);

it('a mistyped word becomes the one that was meant, and the others stay', () => {
  expect(meantBy(['chnage', 'my', 'pasword'], KNOWN)).toBe('change my password');
});

it('a word that is known, short, or like no other is left alone', () => {
  expect(meantBy(['passw', 'dsoe', 'aquarium'], KNOWN)).toBeNull();
  expect(meantBy(['vet', 'pasword'], KNOWN)).toBe('vet password');
});

it('nothing is meant by words in which no slip is forgiven', () => {
  expect([mayBeMeant(['dsoe', 'a']), mayBeMeant(['a', 'doses']), mayBeMeant([])]).toEqual([
    false,
    true,
    false,
  ]);
});
