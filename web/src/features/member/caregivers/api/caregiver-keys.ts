import type { PagedQuery } from '@/lib/paged-query';

/** The caregivers' keys in the data cache. */
export const caregiverKeys = {
  list: (query: PagedQuery) => ['member', 'list', 'caregivers', query] as const,
  detail: (id: number) => ['member', 'detail', 'caregiver', id] as const,
};
