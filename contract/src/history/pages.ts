/** The address of the page with who changed what. */
export const historyPages = { list: '/users/history' } as const;
