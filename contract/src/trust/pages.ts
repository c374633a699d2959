/** The addresses of the pet trusts. */
export const trustPages = {
  list: '/trusts',
  detail: (id: number | string) => `/trusts/${id}`,
} as const;
