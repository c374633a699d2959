/** The setup of a new portal by whoever runs its server (docs/decisions/086). */
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import {
  SETUP_TEXTS,
  type setupAdmin,
  type setupDigits,
  type setupOrganization,
  type setupTestMail,
} from '@hearthside/contract/session/setup';
import { countAttempt } from '../../../auth/attempts';
import { needsSetup } from '../../../auth/needs-setup';
import { databaseNow } from '../../../db/database-clock';
import { lockKeys } from '../../../db/lock-row';
import { transaction } from '../../../db/transaction';
import { isUniqueViolation } from '../../../http/answer-for';
import { refuse } from '../../../http/refuse';
import { SETTINGS_UID } from '../../../office/office-settings';
import { ensureFirstPanelAdmin } from '../../../panel/first-panel-admin';
import { hashPassword } from '../rules/password-hash';
import { hashSecret } from '../rules/secret';
import { AddressReserved, checkStrength } from './accounts';
import { createMember } from './new-member';
import { removeSetupFile } from './setup-announcement';
import { sendTestMail } from './setup-mail';
import { endSetup, openSetup, saveStep } from './setup-row';
import { missingParts, setupStatusOf } from './setup-status';
import { checkStorage } from './setup-storage';

/** Where a request of the setup comes from. */
export interface SetupCaller {
  address: string;
  /** It came through a proxy. */
  isForwarded: boolean;
}

const open = async (strapi: Core.Strapi, code: string, { address }: SetupCaller) => {
  await countAttempt('token_by_address', address);
  return openSetup(strapi, code);
};

/** How far the setup has come, for whoever has its code. */
export async function setupStatus(strapi: Core.Strapi, code: string, caller: SetupCaller) {
  return setupStatusOf(strapi, await open(strapi, code, caller), caller.isForwarded);
}

/** Saves the organization's name and time zone. */
export async function setupOrganizationOf(
  strapi: Core.Strapi,
  { code, ...data }: z.output<typeof setupOrganization>,
  caller: SetupCaller,
) {
  await open(strapi, code, caller);
  await transaction(strapi, async () => {
    await lockKeys(strapi, 'session', ['setup']);
    const settings = strapi.documents(SETTINGS_UID);
    const known = await settings.findFirst();
    if (known) await settings.update({ documentId: known.documentId, data } as never);
    else await settings.create({ data } as never);
    await saveStep(strapi, { organizationAt: await databaseNow(strapi) });
  });
  return setupStatus(strapi, code, caller);
}

/** Sends a test mail; what the mail server says against it is told at once. */
export async function setupMail(
  strapi: Core.Strapi,
  { code, email }: z.output<typeof setupTestMail>,
  caller: SetupCaller,
) {
  await open(strapi, code, caller);
  await countAttempt('mail_by_address', caller.address);
  const digits = await sendTestMail(strapi, email);
  await saveStep(strapi, { digitsHash: hashSecret(digits), mailProvedAt: null });
  return { message: `The test mail is on its way to ${email}.` };
}

/** Takes the digits of the test mail. */
export async function proveSetupMail(
  strapi: Core.Strapi,
  { code, digits }: z.output<typeof setupDigits>,
  caller: SetupCaller,
) {
  const { digitsHash } = await open(strapi, code, caller);
  if (digitsHash !== hashSecret(digits)) {
    throw refuse.badInput(SETUP_TEXTS.wrongDigits, { digits: SETUP_TEXTS.wrongDigits });
  }
  await saveStep(strapi, { mailProvedAt: await databaseNow(strapi) });
  return setupStatus(strapi, code, caller);
}

/** Tries the storage of files. */
export async function checkSetupStorage(strapi: Core.Strapi, code: string, caller: SetupCaller) {
  await open(strapi, code, caller);
  await checkStorage(strapi);
  await saveStep(strapi, { storageCheckedAt: await databaseNow(strapi) });
  return setupStatus(strapi, code, caller);
}

/**
 * Makes the first admin, who may sign in at once, and ends the setup. The panel gets its first admin with the same
 * address, by a link that works once: its passwords follow other rules.
 */
export async function finishSetup(
  strapi: Core.Strapi,
  { code, password, ...person }: z.output<typeof setupAdmin>,
  caller: SetupCaller,
) {
  await open(strapi, code, caller);
  await checkStrength(strapi, password, person);
  const passwordHash = await hashPassword(password);
  const as = { role: 'admin', confirmed: true, verified: true } as const;
  try {
    await transaction(strapi, async () => {
      // The lock of ADMIN_EMAIL's admin: of two who finish at the same time, the second is told that it is done.
      await lockKeys(strapi, 'member', ['first admin']);
      if (!(await needsSetup(strapi))) throw refuse.wrongState(SETUP_TEXTS.done);
      await createMember(strapi, { ...person, phoneNumber: '', passwordHash, ...as });
      await endSetup(strapi);
    });
  } catch (error) {
    if (!isUniqueViolation(error) && !(error instanceof AddressReserved)) throw error;
    throw refuse.emailTaken(SETUP_TEXTS.emailTaken, { email: SETUP_TEXTS.emailTaken });
  }
  removeSetupFile();
  const panelLink = await ensureFirstPanelAdmin(strapi, person.email);
  strapi.log.info('The portal is set up, and has its first admin.');
  return { email: person.email, panelLink, missing: missingParts(strapi, caller.isForwarded) };
}
