import type { Core } from '@strapi/strapi';
import { expect, it, vi } from 'vitest';
import { renew } from './pass-lease';

vi.mock('../../../db/database-clock', () => ({ databaseNowPlus: async () => new Date() }));

const updating = (count: number) =>
  ({ db: { query: () => ({ updateMany: async () => ({ count }) }) } }) as unknown as Core.Strapi;

it('a comparison goes on while its claim can be renewed, and stops once another server has taken over', async () => {
  await expect(renew(updating(1))).resolves.toBeUndefined();
  await expect(renew(updating(0))).rejects.toThrow('Another server has taken over');
});
