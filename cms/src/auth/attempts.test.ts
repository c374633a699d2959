import type { Core } from '@strapi/strapi';
import { expect, it } from 'vitest';
import { countAttempt, clearAttempts, prepareLimits } from './attempts';

it.each([NaN, 0, -1, Infinity])(
  'the portal does not start with its limits multiplied by %d',
  async (factor) => {
    await expect(prepareLimits({} as Core.Strapi, factor)).rejects.toThrow(
      'LIMITS_FACTOR must be a positive number.',
    );
  },
);

it('a limit that was not prepared lets nobody through', async () => {
  await expect(countAttempt('sign_in_by_address', '203.0.113.7')).rejects.toThrow('not been');
  await expect(clearAttempts('sign_in_by_account', 'a@b.example')).rejects.toThrow('not been');
});
