import { expect, it } from 'vitest';
import { speciesOf } from './species';

it.each([
  ['Border collie', 'dog'],
  ['Golden Retriever', 'dog'],
  ['Labradoodle', 'dog'],
  ['Domestic shorthair', 'cat'],
  ['British Shorthair', 'cat'],
  ['Maine Coon', 'cat'],
  ['Holland Lop', 'rabbit'],
  ['Guinea pig', 'rodent'],
  ['African Grey parrot', 'bird'],
  ['Hermann’s tortoise', 'turtle'],
  ['Betta', 'fish'],
  ['Icelandic horse', 'other'],
  [undefined, 'other'],
])('the portal recognizes the breed %j as a %s', (breed, species) =>
  expect(speciesOf(breed)).toBe(species),
);
