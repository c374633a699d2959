import type { Core } from '@strapi/strapi';
import { expect, it, vi } from 'vitest';
import * as contacting from './contacting';

vi.mock('../../../office/office', () => ({
  read: () => Promise.resolve({ supportEmail: '' }),
}));

it('the server refuses a message to support if nobody could read it', async () => {
  const strapi = {} as Core.Strapi;
  const newcomer = { id: 1, role: 'user' as const, verified: false };
  const wanted = { about: 'Contact Support', message: 'Hello', key: 'key-key-key' };
  await expect(contacting.contact(strapi, newcomer, wanted)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('no support email address'),
  });
});
