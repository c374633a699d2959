import { expect, it } from 'vitest';
import { petPartIn, withPetPart } from './pet-part';

const at = (query: string) => new URLSearchParams(query);

it('an address names the part of a pet’s page, and means the record if it names none that exists', () => {
  expect(petPartIn(at('petId=5&part=documents'))).toBe('documents');
  expect(petPartIn(at('petId=5'))).toBe('record');
  expect(petPartIn(at('petId=5&part=toString'))).toBe('record');
});

it('a change of the part leaves the rest of the address, and the record needs no name', () => {
  const before = at('petId=5');
  expect(String(withPetPart(before, 'people'))).toBe('petId=5&part=people');
  expect(String(withPetPart(at('petId=5&part=people'), 'about'))).toBe('petId=5&part=about');
  expect(String(withPetPart(at('part=people&petId=5'), 'record'))).toBe('petId=5');
  expect(String(before)).toBe('petId=5');
});
