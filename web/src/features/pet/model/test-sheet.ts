import type { EmergencySheet } from '@hearthside/contract/pet/endpoints';
import { biscuit } from './test-pet';

/** The emergency sheet of a pet for tests. */
export const testSheet = (id = 5, name = 'Biscuit'): EmergencySheet => ({
  detail: { ...biscuit, pet: { ...biscuit.pet, id, name } },
  documents: [{ id: 1, title: 'Vaccination pass' }],
  entries: [
    {
      id: 2,
      date: '2026-03-01',
      location: 'phone',
      details: { kind: 'note' },
      description: 'Ate a sock',
    },
  ],
});
