import type { Core } from '@strapi/strapi';
import { SESSION_TEXTS } from '@hearthside/contract/session';
import { countAttempt } from '../../../access/attempts';
import { Refusal, refuse } from '../../../access/refuse';
import { isCommonPassword } from './common-passwords';

const MEMBER_UID = 'plugin::users-permissions.user';

/** A member as far as signing in is concerned. */
export interface Account {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  pendingEmail: string | null;
  password: string;
  confirmed: boolean;
  blocked: boolean;
}

/** Reads and writes accounts. */
export function accounts(strapi: Core.Strapi) {
  const query = () => strapi.db.query(MEMBER_UID);
  return {
    find: (where: object): Promise<Account | null> => query().findOne({ where }),
    change: (id: number, data: object) => query().update({ where: { id }, data }),
    deleteUnconfirmed: (before: Date) =>
      query().deleteMany({ where: { confirmed: false, createdAt: { $lt: before } } }),
  };
}

/** Refuses a password that is easy to guess for whoever knows the person. */
export function checkStrength(password: string, about: string[]) {
  if (!isCommonPassword(password, about)) return;
  throw refuse.badInput(SESSION_TEXTS.commonPassword, { password: SESSION_TEXTS.commonPassword });
}

/** Whether one more mail to this address is reasonable; says nothing to the caller. */
export async function mayMail(email: string): Promise<boolean> {
  try {
    await countAttempt('mail_by_account', email);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
