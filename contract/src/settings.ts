import { z } from 'zod';
import { endpoint } from './endpoint';

/** What the portal needs to know of its organisation (ruling 23); edited in the panel. */
export const settings = z.object({
  organisationName: z.string(),
  tagline: z.string(),
  supportEmail: z.string(),
  emergencyNumber: z.string(),
  logo: z.string().nullable(),
});
export type Settings = z.output<typeof settings>;

/** Shown until the panel's settings are there, and where they can't be read. */
export const DEFAULT_SETTINGS: Settings = {
  organisationName: 'Hearthside',
  tagline: 'Pet Trust Community',
  supportEmail: '',
  emergencyNumber: '',
  logo: null,
};

export const settingsEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/settings',
    access: 'public',
    summary: 'The organisation\u2019s name, logo and contacts',
    answer: settings,
  }),
  health: endpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'Whether server and database answer',
    answer: z.object({ status: z.literal('ok') }),
  }),
};
