/** The address of the errands. */
export const errandPages = {
  list: '/errands',
} as const;
