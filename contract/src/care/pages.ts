/** The addresses of the care calendar, of its table of what is overdue, and of a mail's link. */
export const carePages = {
  list: '/care',
  overdue: '/care/overdue',
  settings: '/care/settings',
  ofPet: (id: number) => `/care?petId=${id}`,
  ofTrust: (id: number) => `/care?trustId=${id}`,
  task: (id: number) => `/care?taskId=${id}`,
  mark: '/care/mark',
} as const;
