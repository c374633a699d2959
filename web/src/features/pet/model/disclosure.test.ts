import { expect, it } from 'vitest';
import { newTrust, trustDisclosure } from './disclosure';

const trust = (total: number, ...names: string[]) => ({
  id: 4,
  name: 'Moss Trust',
  own: false,
  people: { total, names },
});

it('an owner reads how many people of a trust will see the pet, their phone and address, and who they are', () => {
  expect(trustDisclosure('Zoé', trust(3, 'Ann Ash', 'Bo Birch', 'Cy Cedar'), 'your')).toBe(
    '3 people in this trust will see Zoé, your phone and address: Ann Ash, Bo Birch, and Cy Cedar.',
  );
  expect(trustDisclosure('Zoé', trust(12, 'Ann Ash'), 'the owner’s')).toContain(
    '12 people in this trust will see Zoé, the owner’s phone and address: Ann Ash and 11 more.',
  );
  expect(trustDisclosure('Zoé', trust(0), 'your')).toContain('Anyone assigned to it later');
});

it('a trust is disclosed only if the pet was not in it before', () => {
  const there = (id: number) => ({ kind: 'there' as const, id, name: 'Moss' });
  expect(newTrust(there(4), { kind: 'none' })).toBe(4);
  expect(newTrust(there(4), there(4))).toBeUndefined();
  expect(newTrust({ kind: 'none' }, there(4))).toBeUndefined();
});
