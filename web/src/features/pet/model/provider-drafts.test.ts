import { describe, expect, it } from 'vitest';
import {
  byRow,
  isSameProviders,
  keepsPlace,
  providerDrafts,
  providerProblems,
  providersBody,
  withoutProvider,
  withProvider,
} from './provider-drafts';
import { biscuit } from './test-pet';

const rows = providerDrafts(biscuit.serviceProviders);
const roles = (some: typeof rows) => some.map(({ serviceRole }) => serviceRole);

describe('service providers in the editor', () => {
  it('always have a row for attorney and veterinarian', () => {
    expect(roles(rows)).toEqual(['attorney', 'veterinarian', 'groomer']);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
    expect(providersBody(rows, 5)).toEqual([
      expect.objectContaining({ id: 41, petId: 5, serviceRole: 'groomer', firstName: 'Clip' }),
    ]);
  });

  it('can be added for any role, even a second veterinarian, and removed again', () => {
    const more = withProvider(rows, 'veterinarian');
    expect(roles(more)).toEqual(['attorney', 'veterinarian', 'veterinarian', 'groomer']);
    expect(more.map((row) => keepsPlace(more, row))).toEqual([true, true, false, false]);
    const [, first, second, groomer] = more;
    expect(roles(withoutProvider(more, second!))).toEqual(roles(rows));
    expect(roles(withoutProvider(more, first!))).toEqual(roles(rows));
    expect(roles(withoutProvider(rows, groomer!))).toEqual(['attorney', 'veterinarian']);
  });

  it('keep an emptied row for attorney and veterinarian', () => {
    const filled = rows.map((row, place) => (place === 0 ? { ...row, id: 7, name: 'Ann' } : row));
    const emptied = withoutProvider(filled, filled[0]!);
    expect(roles(emptied)).toEqual(roles(rows));
    expect(emptied[0]).toMatchObject({ name: '' });
    expect(emptied[0]!.id).toBeLessThan(0);
    expect(isSameProviders(emptied, rows)).toBe(true);
  });

  it('require a name', () => {
    const typed = rows.map((row, place) => (place < 2 ? { ...row, phoneNumber: '123' } : row));
    expect(Object.values(providerProblems(typed))).toEqual(['Required field', 'Required field']);
    expect(providerProblems(rows)).toEqual({});
    expect(byRow({ 'serviceProviders.1.name': 'No', name: 'x' }, typed)).toEqual({
      [`${typed[1]!.id}.name`]: 'No',
    });
  });
});
