import type { Section } from '../section';
import { petPages } from './pages';

export const petSections = [
  {
    id: 'pet_records',
    label: 'Pet Records',
    group: 'animals',
    line: 'The pets, their care teams, records and documents',
    path: petPages.list,
    permission: 'pet_records',
  },
] as const satisfies readonly Section[];
