import { ROLES } from '@hearthside/contract/access';
import { describe, expect, it } from 'vitest';
import { mayChange, canSeeEveryPet, visibleTo } from './pet-visibility';

const actor = (role: (typeof ROLES)[number], verified = true) => ({ id: 7, role, verified });

describe('who sees which pet', () => {
  it('every one: admins and employees', () => {
    expect(ROLES.filter((role) => canSeeEveryPet(actor(role)))).toEqual(['admin', 'employee']);
    expect(visibleTo(actor('employee'))).toEqual(['p.deleted_at is null']);
  });

  it.each(ROLES)('a %s: never one in the trash, and a value for each place of the text', (role) => {
    const [sql, ...values] = visibleTo(actor(role));
    expect(sql).toMatch(/^p\.deleted_at is null( and p\.id in \(.*\))?$/);
    expect(values).toEqual(Array(sql.split('?').length - 1).fill(7));
  });

  it.each([
    ['veterinarian', true, true],
    ['veterinarian', false, false],
    ['foster', true, false],
    ['pet_owner', true, false],
  ] as const)(
    'as a provider only whom `medical` is given: %s, verified %s',
    (role, verified, does) => {
      const [sql] = visibleTo(actor(role, verified));
      expect(sql.includes('pet_service_providers')).toBe(does);
      expect(sql).toMatch(/owner_id.*pet_care_team.*trust_assignments/);
    },
  );
});

describe('who changes a pet', () => {
  it.each(ROLES)('a %s: their own, and an admin any', (role) => {
    expect(mayChange(actor(role), 7)).toBe(true);
    expect([mayChange(actor(role), 8), mayChange(actor(role), null)]).toEqual(
      Array(2).fill(role === 'admin'),
    );
  });
});
