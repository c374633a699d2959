import type { PagedQuery } from '@/lib/paged-query';

/** The invitations' keys in the data cache. */
export const invitationKeys = {
  list: (query: PagedQuery) => ['member', 'list', 'invitations', query] as const,
};
