import type { Core } from '@strapi/strapi';
import { expect, it, vi } from 'vitest';
import { ensureContainedText } from './contained-text';

const PETS = [
  { table: 'pets', name: 'pets_x', orderedBy: 'sort_key', searched: ['search_key'], beside: [] },
];

it('a server whose database refuses trigrams starts without them, and the log says so', async () => {
  const raw = vi.fn().mockRejectedValue(new Error('permission denied to create extension'));
  const warn = vi.fn();
  const db = { dialect: { client: 'postgres' }, connection: { raw } };
  await ensureContainedText({ db, log: { warn } } as unknown as Core.Strapi, PETS);
  expect(raw).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('pg_trgm could not be added'));
});
