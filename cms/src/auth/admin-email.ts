import { email as emailSchema } from '@hearthside/contract/member/person-fields';

/**
 * The address in `ADMIN_EMAIL`, if it is set.
 * @throws {Error} if it is not an address, so that the server does not start
 */
export function adminEmail(): string | undefined {
  const wanted = process.env.ADMIN_EMAIL?.trim();
  if (!wanted) return undefined;
  const { success, data } = emailSchema.safeParse(wanted);
  if (success) return data;
  const refusal = new Error(`ADMIN_EMAIL must be an email address, and "${wanted}" is none.`);
  // The log gets one sentence: a stack trace would help nobody here.
  refusal.stack = '';
  throw refusal;
}
