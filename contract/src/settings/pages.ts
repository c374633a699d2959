/** The addresses of the pages that editors write in the panel. */
export const settingsPages = { directories: '/directories', referals: '/referals' } as const;
