import { expect, it } from 'vitest';
import { factsLine } from './pet-facts';

it('the line of facts describes an animal in one line, without unknown facts', () => {
  const pet = {
    breed: 'Border collie',
    gender: 'male',
    age: 7,
    weight: 41,
    color: 'Black',
  } as const;
  const read = (line: string) => line.replace(/\u00a0/g, ' ');
  expect(read(factsLine(pet))).toBe('Border collie · male · 7 years · 41 lbs · Black');
  expect(factsLine({ ...pet, age: 1.5 })).toContain('41\u00a0lbs');
  expect(read(factsLine({ ...pet, age: null, weight: 1 }))).toBe(
    'Border collie · male · 1 lb · Black',
  );
  expect(factsLine({ ...pet, breed: '', age: null, weight: null, color: '' })).toBe('male');
});
