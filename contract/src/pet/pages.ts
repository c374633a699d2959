/** The addresses of the pages about pets. */
export const petPages = {
  list: '/pet-records',
  create: '/pet-records/new',
  trash: '/pet-records/trash',
  detail: (id: number) => `/pet-records?petId=${id}`,
  /** The profile's tab about what this device keeps. */
  onDevice: '/profile/device',
  emergency: (id: number | string) => `/pet-records/${id}/emergency`,
} as const;
