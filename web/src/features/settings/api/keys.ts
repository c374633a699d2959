/** The settings' keys in the data cache. */
export const settingsKeys = { read: ['settings', 'detail'] as const };
