/** The address of the page with who changed what. */
export const historyPages = {
  list: '/users/history',
  /** All changes from a day on, without sign-ins, which change nothing. */
  changesFrom: (day: string) => `/users/history?from=${day}&signIns=false`,
} as const;
