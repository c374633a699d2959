/** The addresses of the plans with one's own membership, and of everybody's memberships for admins. */
export const membershipPages = {
  plans: '/membership',
  own: '/membership?view=own',
  list: '/admin-memberships',
  withStatus: (status: string) => `/admin-memberships?status=${encodeURIComponent(status)}`,
  detail: (id: number) => `/admin-memberships?membershipId=${id}`,
  trash: '/admin-memberships/trash',
} as const;
