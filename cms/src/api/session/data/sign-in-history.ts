/**
 * Sign-ins in the history, for admins. Whoever tries is never stored with the address they typed: it may be anybody's,
 * or a password in the wrong box.
 */
import type { Core } from '@strapi/strapi';
import { countAttempt } from '../../../auth/attempts';
import { loggedError } from '../../../http/logged-error';
import { Refusal } from '../../../http/refuse';
import { nameIn } from '../../../text/member-name';
import * as historyService from '../../history/services/history';
import { deviceName } from '../rules/device';
import type { Account } from './accounts';
import type { RequestOrigin } from './session-store';

const aboutSignIn = (found: Account | null) => ({
  kind: 'session' as const,
  id: found?.id ?? 0,
  name: found ? nameIn(found) : 'Unknown address',
});

const deviceOf = ({ userAgent }: RequestOrigin) => [
  { field: 'Device', from: '', to: deviceName(userAgent) },
];

/** Records a sign-in, within the transaction that opens its session. */
export const recordSignIn = (strapi: Core.Strapi, found: Account, origin: RequestOrigin) =>
  historyService.record(strapi, {
    by: found.id,
    action: 'signed_in',
    about: aboutSignIn(found),
    changes: deviceOf(origin),
  });

/**
 * Records a wrong password, for each account and for all unknown addresses together once a minute at most. Nobody waits
 * for it: the time of the answer must not tell whether there is such an account.
 */
export function noteFailedSignIn(
  strapi: Core.Strapi,
  found: Account | null,
  origin: RequestOrigin,
): void {
  const note = async () => {
    await countAttempt('failed_sign_ins_noted', String(found?.id ?? 0));
    const entry = { by: null, action: 'sign_in_failed', about: aboutSignIn(found) } as const;
    await historyService.record(strapi, { ...entry, changes: deviceOf(origin) });
  };
  setImmediate(() => {
    note().catch((error: unknown) => {
      if (error instanceof Refusal) return;
      strapi.log.warn(`A failed sign-in could not be recorded: ${loggedError(error)}`);
    });
  });
}
