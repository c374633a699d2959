import { expect, it } from 'vitest';
import { inLockOrder } from './handing-over';

it('two concurrent handovers lock shared pets in the same order, whatever places they hand over', () => {
  const team = (id: number, petId: number) => ({ id, petId, role: 'foster' as const });
  const vet = (id: number, petId: number) => ({ id, petId, role: null });
  const petsOf = (places: Parameters<typeof inLockOrder>[0]) =>
    inLockOrder(places).map(({ petId }) => petId);
  expect(petsOf([team(9, 10), vet(4, 2)])).toEqual([2, 10]);
  expect(petsOf([team(1, 2), team(3, 10), vet(8, 2)])).toEqual([2, 2, 10]);
});
