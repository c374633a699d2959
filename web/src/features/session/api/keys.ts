/** The sessions' keys in the data cache. */
export const sessionKeys = { list: ['session', 'list'] as const };
