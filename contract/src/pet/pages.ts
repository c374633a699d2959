/** The addresses of the pages about pets. */
export const petPages = {
  list: '/pet-records',
  create: '/pet-records/new',
  trash: '/pet-records/trash',
  detail: (id: number) => `/pet-records?petId=${id}`,
  /** An entry of its record, where it is. */
  entry: (id: number, entryId: number) => `/pet-records?petId=${id}&entry=${entryId}`,
  documents: (id: number) => `/pet-records?petId=${id}&part=documents`,
  due: (id: number) => `/pet-records?petId=${id}&part=due`,
  /** The profile's tab about what this device keeps. */
  onDevice: '/profile/device',
  emergency: (id: number | string) => `/pet-records/${id}/emergency`,
} as const;
