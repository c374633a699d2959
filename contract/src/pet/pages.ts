/** The addresses of the pages about pets. */
export const petPages = {
  list: '/pet-records',
  create: '/pet-records/new',
  trash: '/pet-records/trash',
  detail: (id: number) => `/pet-records?petId=${id}`,
  emergency: (id: number | string) => `/pet-records/${id}/emergency`,
} as const;
