/** The address of the page that says how the server is. */
export const systemPages = {
  home: '/system',
} as const;
