/** The addresses of the donations and of the statements for a year. */
export const donationPages = {
  list: '/admin-payments',
  tab: (tab: 'totals' | 'service') => `/admin-payments?tab=${tab}`,
  pending: '/admin-payments?status=pending',
  detail: (id: number) => `/admin-payments?donationId=${id}`,
  statement: (id: number | string) => `/admin-payments/${id}/statement`,
  statementOfYear: (id: number, year: number) => `/admin-payments/${id}/statement?year=${year}`,
  ownStatement: (year: number | string) => `/membership/statement/${year}`,
} as const;
