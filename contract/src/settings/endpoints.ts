import { z } from 'zod';
import { endpoint } from '../endpoint';
import { text } from '../text';
import { BROWSER_ERROR_LIMITS } from './browser-error';

/** What the portal needs to know about its organization (ruling 23). Edited in the panel. */
export const settings = z.object({
  organisationName: z.string(),
  tagline: z.string(),
  supportEmail: z.string(),
  emergencyNumber: z.string(),
  /** The office's time zone, by its name in the tz database. */
  timeZone: z.string(),
  logo: z.string().nullable(),
});
export type Settings = z.output<typeof settings>;

/** Shown until the panel's settings have loaded, and if they can't be read. */
export const DEFAULT_SETTINGS: Settings = {
  organisationName: 'Hearthside',
  tagline: 'Pet Trust Community',
  supportEmail: '',
  emergencyNumber: '',
  timeZone: 'America/Los_Angeles',
  logo: null,
};

/** Pages of plain text that an editor writes in the panel (ruling 24). */
export const PORTAL_PAGES = {
  directories: { title: 'Directories', placeholder: 'Directories will appear here.' },
  referals: { title: 'Referals', placeholder: 'Referals will appear here.' },
} as const;
export type PortalPage = keyof typeof PORTAL_PAGES;

/** Whether the portal works, and whether all of it does. */
export const health = z.object({
  status: z.literal('ok'),
  /** With several servers: `away` while they can't reach each other, and windows ask the server every few seconds. */
  redis: z.enum(['ok', 'away']).optional(),
  /** Of the server, by semver; told to signed-in admins only. */
  version: z.string().optional(),
});
export type Health = z.output<typeof health>;

const portalPage = z.object({
  title: z.string(),
  /** Rich HTML, cleaned. */
  body: z.string(),
  updatedAt: z.string(),
});

const pageEndpoint = <Page extends PortalPage>(page: Page) =>
  endpoint({
    method: 'GET',
    path: `/pages/${page}`,
    access: page,
    summary: `The ${page} page, as written in the panel`,
    answer: portalPage,
  });

export const settingsEndpoints = {
  directories: pageEndpoint('directories'),
  referals: pageEndpoint('referals'),
  read: endpoint({
    method: 'GET',
    path: '/settings',
    access: 'public',
    summary: 'The organization\u2019s name, logo and contacts',
    answer: settings,
  }),
  health: endpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    summary:
      'Check whether the server and the database respond within two seconds; 503 says what is down',
    answer: health,
  }),
  live: endpoint({
    method: 'GET',
    path: '/health/live',
    access: 'public',
    summary: 'Check whether the server responds at all, without asking its database',
    answer: z.object({ status: z.literal('ok') }),
  }),
  browserError: endpoint({
    method: 'POST',
    path: '/browser-errors',
    access: 'public',
    summary: 'Log an error of the portal in a browser, without personal data',
    body: z.strictObject({
      /** The kind of page it happened on, such as `/pet-records/:id`. */
      page: text(BROWSER_ERROR_LIMITS.page),
      message: text(BROWSER_ERROR_LIMITS.message),
      /** Where in the portal's own code, such as `assets/pet-page-x1.js:1:2042`. */
      place: text(BROWSER_ERROR_LIMITS.place).optional(),
    }),
    answer: z.object({
      success: z.literal(true),
      /** By which the office finds it in the log. */
      reference: z.string(),
    }),
  }),
};
