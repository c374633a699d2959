import { email as emailSchema } from '@hearthside/contract/member/profile';

/**
 * The address of `ADMIN_EMAIL`, where it is set.
 * @throws {Error} where it is no address, so that the server does not start
 */
export function adminEmail(): string | undefined {
  const wanted = process.env.ADMIN_EMAIL?.trim();
  if (!wanted) return undefined;
  const { success, data } = emailSchema.safeParse(wanted);
  if (success) return data;
  const refusal = new Error(`ADMIN_EMAIL must be an email address, and "${wanted}" is none.`);
  // One sentence; where it was thrown helps nobody.
  refusal.stack = '';
  throw refusal;
}
