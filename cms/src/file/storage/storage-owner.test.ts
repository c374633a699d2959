import type { Core } from '@strapi/strapi';
import { expect, it, vi } from 'vitest';
import type { Storage } from './storage';
import { areFilesDisputed, ownsFiles } from './storage-owner';

it('files in dispute are known to System, and said once in the log with where to read on', async () => {
  const warn = vi.fn();
  const strapi = { log: { warn } } as unknown as Core.Strapi;
  const store = { look: () => Promise.resolve({ size: 1 }) } as unknown as Storage;
  expect(areFilesDisputed()).toBe(false);
  expect([await ownsFiles({ strapi, store }), await ownsFiles({ strapi, store })]).toEqual([
    false,
    false,
  ]);
  expect(areFilesDisputed()).toBe(true);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"Whose the files are"')]]);
});
