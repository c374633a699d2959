/** What members do with their own second factor. */
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import {
  SECOND_FACTOR_TEXTS,
  type newPasskey,
  type SecondFactor,
} from '@hearthside/contract/session/second-factor';
import { countAttempt } from '../../../auth/attempts';
import { evictMember, type Member } from '../../../auth/member-cache';
import { makePanelPass } from '../../../auth/panel-pass';
import { isFactorRequired } from '../../../auth/second-factor-rule';
import * as members from '../../../auth/members';
import { transaction } from '../../../db/transaction';
import { refuse } from '../../../http/refuse';
import * as office from '../../../office/office';
import { nameIn } from '../../../text/member-name';
import { appUri, makeAppSecret, stepOfCode } from '../rules/app-code';
import { begin, endChallenge, findBegun, takeChallenge } from './factor-challenges';
import { factorOf, openAppSecret, readFactor, saveFactor, sealAppSecret } from './factor-row';
import { requiredBy } from './factor-requirement';
import { mailChange, turnOff, turnOn } from './factor-state';
import {
  askForPasskey,
  countPasskeys,
  deletePasskey,
  listPasskeys,
  readPasskey,
  storePasskey,
} from './passkeys';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes';
import { markProved } from './session-store';
import { makeSecret } from '../rules/secret';

/** A member's own second factor, without its secrets. */
export async function ownFactor(strapi: Core.Strapi, member: Member): Promise<SecondFactor> {
  const row = await readFactor(strapi, member.id);
  const by = await requiredBy(strapi, member);
  return {
    hasApp: Boolean(row?.appSecret),
    passkeys: await listPasskeys(strapi, member.id),
    recoveryCodes: await countRecoveryCodes(strapi, member.id),
    requiredBy: by && by.toISOString(),
    reset: row?.resetAt
      ? {
          at: new Date(row.resetAt).toISOString(),
          by: row.resetBy ?? '',
          reason: row.resetReason ?? '',
        }
      : null,
  };
}

/** Changes a member's own factor in one transaction, after which their sessions know of it. */
async function changing<T>(strapi: Core.Strapi, { id }: Member, work: () => Promise<T>) {
  const done = await transaction(strapi, work, { changes: [id] });
  evictMember(id);
  return done;
}

/** Begins to set up an app. One that is in use stays until the new one has given its first code. */
export async function beginApp(strapi: Core.Strapi, member: Member) {
  const [me, { organisationName }] = [
    await members.me(strapi, member.id),
    await office.read(strapi),
  ];
  const secret = makeAppSecret();
  await begin(strapi, 'app', member, { appSecret: sealAppSecret(strapi, member.id, secret) });
  return { secret, uri: appUri(secret, me.email, organisationName) };
}

const expired = () => refuse.wrongState(SECOND_FACTOR_TEXTS.setUpExpired);

/** Takes the first code of the app that this session has begun to set up. */
export async function confirmApp(strapi: Core.Strapi, member: Member, code: string) {
  await countAttempt('second_factor_by_account', String(member.id));
  const begun = await findBegun(strapi, 'app', member);
  const secret = begun && openAppSecret(strapi, member.id, begun.appSecret);
  if (!begun || !secret) throw expired();
  const step = stepOfCode(secret, code, new Date());
  const { wrongCode } = SECOND_FACTOR_TEXTS;
  if (step === null) throw refuse.badInput(wrongCode, { code: wrongCode });
  const recoveryCodes = await changing(strapi, member, async () => {
    if (!(await endChallenge(strapi, begun.id))) throw expired();
    const app = { appSecret: begun.appSecret, appLastStep: step };
    const codes = await turnOn(strapi, member, app, 'app');
    await markProved(strapi, member.sessionId);
    return codes;
  });
  return { recoveryCodes };
}

/** Turns the second factor off with its last way, unless the portal requires one of the member by now. */
async function endLast(strapi: Core.Strapi, member: Member) {
  const by = await requiredBy(strapi, member);
  if (by && by <= new Date()) throw refuse.conflict(SECOND_FACTOR_TEXTS.lastFactor);
  await turnOff(strapi, member.id);
}

/** Stops using the app. */
export const removeApp = (strapi: Core.Strapi, member: Member) =>
  changing(strapi, member, async () => {
    const row = await factorOf(strapi, member.id);
    if (!row?.appSecret) throw refuse.wrongState(SECOND_FACTOR_TEXTS.noFactor);
    if ((await countPasskeys(strapi, member.id)) === 0) return endLast(strapi, member);
    const removed = { appSecret: null, appLastStep: null, deviceSeed: makeSecret() };
    await saveFactor(strapi, member.id, removed);
    await mailChange(strapi, member.id, 'appRemoved');
  });

/** Begins to add a passkey. */
export async function passkeyOptions(strapi: Core.Strapi, member: Member) {
  const { id, email, ...me } = await members.me(strapi, member.id);
  const asked = await askForPasskey(strapi, { id, email, name: nameIn(me) });
  await begin(strapi, 'passkey', member, { challenge: asked.challenge });
  return asked;
}

/** Adds the passkey that this session's browser has made. */
export async function addPasskey(
  strapi: Core.Strapi,
  member: Member,
  made: z.output<typeof newPasskey>,
) {
  const begun = await findBegun(strapi, 'passkey', member);
  const challenge = begun && (await takeChallenge(strapi, begun)) && begun.challenge;
  if (!challenge) throw expired();
  const found = await readPasskey(strapi, challenge, made);
  const recoveryCodes = await changing(strapi, member, async () => {
    await storePasskey(strapi, member.id, found, made);
    const codes = await turnOn(strapi, member, {}, 'passkey');
    await markProved(strapi, member.sessionId);
    return codes;
  });
  return { recoveryCodes };
}

/** Removes one of a member's own passkeys. Somebody else's is answered as if it did not exist. */
export const removePasskey = (strapi: Core.Strapi, member: Member, id: number) =>
  changing(strapi, member, async () => {
    if ((await deletePasskey(strapi, member.id, id)) === null) throw refuse.notFound();
    const row = await factorOf(strapi, member.id);
    const isLast = !row?.appSecret && (await countPasskeys(strapi, member.id)) === 0;
    if (isLast) return endLast(strapi, member);
    await saveFactor(strapi, member.id, { deviceSeed: makeSecret() });
    await mailChange(strapi, member.id, 'passkeyRemoved');
  });

/**
 * The pass with which a member of the staff signs in to the panel; null where none is needed, because a second factor
 * is only offered here.
 * @throws 409 if the member has no second factor.
 */
export async function openPanel(strapi: Core.Strapi, member: Member): Promise<string | null> {
  if (member.hasSecondFactor) return makePanelPass(strapi, member.id);
  if (isFactorRequired()) throw refuse.conflict(SECOND_FACTOR_TEXTS.panelNeedsFactor);
  return null;
}

/** New recovery codes in the place of those before. */
export const newRecoveryCodes = (strapi: Core.Strapi, member: Member) =>
  changing(strapi, member, async () => {
    if (!(await factorOf(strapi, member.id))) throw refuse.wrongState(SECOND_FACTOR_TEXTS.noFactor);
    const recoveryCodes = await replaceRecoveryCodes(strapi, member.id);
    await mailChange(strapi, member.id, 'codes');
    return { recoveryCodes };
  });
