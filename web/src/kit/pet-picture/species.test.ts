import { expect, it } from 'vitest';
import { speciesOf } from './species';

it('what the owner chose decides over the name of the breed', () => {
  expect(speciesOf('Tuxedo', 'cat')).toBe('cat');
  expect(speciesOf('Hermann\u2019s tortoise', 'reptile')).toBe('turtle');
});

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
