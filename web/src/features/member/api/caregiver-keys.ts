import type { CaregiversQuery } from '../model/caregivers-query';

/** The caregivers' keys in the data cache. */
export const caregiverKeys = {
  list: (query: CaregiversQuery) => ['member', 'list', 'caregivers', query] as const,
  detail: (id: number) => ['member', 'detail', 'caregiver', id] as const,
};
