import { describe, expect, it } from 'vitest';
import { FAR_FROM_LINEAR, growthOf } from '../testing/growth';
import { mentionedIn, mentionPlaces } from './mentions';

const people = ['Sam Lee', 'Sam Leeson', 'Zoë Ōta', 'Anna', 'Dr. Kim (vet)'].map((name, at) => ({
  id: at + 1,
  name,
}));
const names = (text: string) => mentionedIn(text, people).map(({ name }) => name);

describe('a text mentions', () => {
  it.each([
    ['@Anna', ['Anna']],
    ['Hello @Anna, and @Zoë Ōta!', ['Anna', 'Zoë Ōta']],
    ['(@Anna)', ['Anna']],
    ['First line\n@Anna', ['Anna']],
    ['@Anna @Anna', ['Anna']],
    ['@@Anna', ['Anna']],
    ['@Sam Leeson', ['Sam Leeson']],
    ['@Sam Lee', ['Sam Lee']],
    ['@Sam Lee and @Sam Leeson', ['Sam Lee', 'Sam Leeson']],
    ['@Dr. Kim (vet)?', ['Dr. Kim (vet)']],
    ['`@Anna` is how to name @Sam Lee', ['Sam Lee']],
  ])('in "%s" %j', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    'Anna',
    'anna@Anna',
    'write to office.@Anna',
    '@Annabel',
    '@Anna2',
    '@anna',
    '@ Anna',
    '@Sam',
    '@',
    '',
    '@everyone',
    'write `@Anna`',
    '```\n@Anna\n```',
  ])('nobody in "%s"', (text) => {
    expect(names(text)).toEqual([]);
  });

  it('everybody who has the same name, and nobody without a name', () => {
    const twins = [{ name: 'Jo Day' }, { name: '' }, { name: 'Jo Day' }];
    expect(mentionedIn('@Jo Day and @', twins)).toEqual([twins[0], twins[2]]);
  });

  it('at places that do not overlap and that are exactly the names', () => {
    const text = 'a @Sam Leeson@Anna @Zoë Ōta @Sam Leexyz @Anna';
    const places = mentionPlaces(text, people);
    expect(places.map(({ from, to }) => text.slice(from, to))).toEqual([
      '@Sam Leeson',
      '@Zoë Ōta',
      '@Anna',
    ]);
    places.forEach(({ from }, at) => expect(from >= (places[at - 1]?.to ?? 0)).toBe(true));
  });

  it('in linear time, also if it consists of nothing else', () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ name: `Person ${at}` }));
    const growth = growthOf((times) => {
      expect(mentionedIn('@'.repeat(600 * times), many)).toEqual([]);
    });
    expect(growth).toBeLessThan(FAR_FROM_LINEAR);
  });
});
