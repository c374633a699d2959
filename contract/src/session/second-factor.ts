import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idParams } from '../list';
import { line } from '../member/person-fields';
import { text } from '../text';
import { openSession } from './endpoints';
import { givenPassword } from './password';

/** The limits of the second factor (decisions 087 and 088). */
export const SECOND_FACTOR = {
  recoveryCodes: 10,
  passkeysMax: 10,
  /** How many days staff have to set one up once the portal requires it of them. */
  graceDays: 14,
  /** How many days a trusted device is asked for the password alone. */
  rememberDays: 30,
  /** How many minutes the second step of signing in, or a passkey's question, can be answered. */
  answerMinutes: 10,
  /** How many minutes a step-up is valid. */
  stepUpMinutes: 10,
  /** How many hours pass until an admin's reset takes effect, unless the member confirms it at once. */
  resetHours: 24,
} as const;

/** The roles that the setting requires a second factor of. */
export const STAFF_ROLES = ['admin', 'employee'] as const;

export const SECOND_FACTOR_TEXTS = {
  needed: 'Your password is correct. Now confirm with your second step.',
  wrongCode: 'That isn’t the current code. Enter the six digits your app shows now.',
  usedCode: 'That code has already been used. Please wait for the next one.',
  wrongRecoveryCode: 'That isn’t one of your recovery codes, or it has already been used.',
  wrongPasskey: 'We couldn’t verify this passkey. Please try again, or use another way.',
  expired: 'That took too long. Please sign in again from the start.',
  stepUpNeeded: 'Please confirm that it’s you.',
  setupNeeded: 'Your role requires two-step sign-in. Set it up to continue.',
  digits: 'Please enter six digits',
  recoveryCode: 'A recovery code has 16 letters and digits',
  setUpExpired: 'That took too long. Please begin again.',
  nothingToReset: 'This person doesn’t use two-step sign-in.',
  notOwn: 'You can’t reset your own two-step sign-in. Another admin can.',
  resetWaits: 'A reset is already scheduled.',
  noReset: 'No reset is scheduled.',
  lastFactor:
    'Your role requires two-step sign-in. Set up another way first, then remove this one.',
  tooManyPasskeys: `You have ${SECOND_FACTOR.passkeysMax} passkeys, the maximum. Please remove one first.`,
  knownPasskey: 'This passkey is already in your list.',
  noFactor: 'You don’t use two-step sign-in.',
  resetConfirmed: 'Two-step sign-in is off. You can sign in with just your password.',
  panelNeedsFactor: 'Set up two-step sign-in before you open the panel.',
} as const;

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);

/** A passkey's answer to a question of the server (WebAuthn Level 3, AuthenticatorAssertionResponse). */
export const passkeyAnswer = z.strictObject({
  id: base64url(1400),
  clientDataJSON: base64url(4096),
  authenticatorData: base64url(4096),
  signature: base64url(4096),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** Six digits of an authenticator app, as they are typed: spaces are dropped. */
const code = text(20)
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, SECOND_FACTOR_TEXTS.digits));

/** A recovery code, as it is typed: lower case, spaces and hyphens are the same code. */
const recoveryCode = text(40)
  .transform((typed) => typed.toUpperCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[A-Z\d]{16}$/, SECOND_FACTOR_TEXTS.recoveryCode));

const ways = {
  code: code.optional(),
  recoveryCode: recoveryCode.optional(),
  passkey: passkeyAnswer.optional(),
};

const isOne = (given: object) =>
  ['code', 'recoveryCode', 'passkey', 'password'].filter(
    (way) => (given as Record<string, unknown>)[way] !== undefined,
  ).length === 1;
const ONE = { error: 'Please confirm in one way', path: ['code'] };

/** The second step of signing in. */
export const signInProof = z
  .strictObject({ ...ways, remember: z.boolean().optional() })
  .refine(isOne, ONE);
/** Proof of who somebody is, within their session. The password counts where there is no second factor. */
export const stepUpProof = z
  .strictObject({ ...ways, password: givenPassword.optional() })
  .refine(isOne, ONE);
export type StepUpProof = z.output<typeof stepUpProof>;

/** What a passkey is asked (PublicKeyCredentialRequestOptionsJSON). */
const passkeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']),
  allowCredentials: z.array(
    z.object({
      id: z.string(),
      type: z.literal('public-key'),
      transports: z.array(z.string()).optional(),
    }),
  ),
});

/** The ways in which somebody can confirm. */
export const proofOptions = z.object({
  /** False if there is no second factor, so that the password is asked for. */
  hasSecondFactor: z.boolean(),
  hasApp: z.boolean(),
  /** How many recovery codes are left. */
  recoveryCodes: z.number(),
  /** Null if there is no passkey. */
  passkey: passkeyQuestion.nullable(),
});
export type ProofOptions = z.output<typeof proofOptions>;

export const passkey = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.output<typeof passkey>;

/** What a member sees of their own second factor. */
export const secondFactor = z.object({
  hasApp: z.boolean(),
  passkeys: z.array(passkey),
  recoveryCodes: z.number(),
  /** The day by which the portal requires one of this member, if it does. */
  requiredBy: z.string().nullable(),
  /** A reset by an admin that has not taken effect yet. */
  reset: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
});
export type SecondFactor = z.output<typeof secondFactor>;

/** The recovery codes are told once, with the first factor that was set up; null afterwards. */
const setUp = z.object({ recoveryCodes: z.array(z.string()).nullable() });

export const newPasskey = z.strictObject({
  name: line(60).pipe(z.string().min(1, 'Please give this passkey a name')),
  id: base64url(1400),
  clientDataJSON: base64url(4096),
  attestationObject: base64url(16_384),
  transports: z
    .string()
    .regex(/^[a-z,-]*$/)
    .max(100),
});

export const resetReason = z.strictObject({
  reason: line(500).pipe(z.string().min(1, 'Please give a reason')),
});

/** What an admin sees of a member's second factor. */
export const memberFactor = z.object({
  hasSecondFactor: z.boolean(),
  /** When a waiting reset takes effect. */
  resetAt: z.string().nullable(),
});
export type MemberFactor = z.output<typeof memberFactor>;

const told = z.object({ message: z.string() });

/** Apart from the subject's other endpoints, of which the sign-in page has to load the table. */
export const secondFactorEndpoints = {
  signInOptions: endpoint({
    method: 'POST',
    path: '/auth/second-factor/sign-in/options',
    access: 'public',
    summary: 'List the ways to complete the second step of signing in, once the password was right',
    answer: proofOptions,
  }),
  signInSecondStep: endpoint({
    method: 'POST',
    path: '/auth/second-factor/sign-in',
    access: 'public',
    summary: 'Complete the second step of signing in with a code, a recovery code or a passkey',
    body: signInProof,
    answer: openSession,
  }),
  stepUpOptions: endpoint({
    method: 'POST',
    path: '/auth/step-up/options',
    access: 'member',
    beforeSecondFactor: true,
    summary: 'List the ways the signed-in member can confirm their identity',
    answer: proofOptions,
  }),
  stepUp: endpoint({
    method: 'POST',
    path: '/auth/step-up',
    access: 'member',
    beforeSecondFactor: true,
    summary: 'Confirm your identity; this session can make sensitive calls for ten minutes',
    body: stepUpProof,
    answer: told,
  }),
  secondFactor: endpoint({
    method: 'GET',
    path: '/auth/second-factor',
    access: 'member',
    beforeSecondFactor: true,
    summary: 'Your own second factor, without its secrets',
    answer: secondFactor,
  }),
  beginApp: endpoint({
    method: 'POST',
    path: '/auth/second-factor/app',
    access: 'member',
    stepUp: 'always',
    beforeSecondFactor: true,
    summary:
      'Start setting up an authenticator app; it takes effect once its first code is confirmed',
    answer: z.object({
      /** In Base32, for whoever can't scan. */
      secret: z.string(),
      /** For the QR code (Key Uri Format). */
      uri: z.string(),
    }),
  }),
  confirmApp: endpoint({
    method: 'POST',
    path: '/auth/second-factor/app/confirm',
    access: 'member',
    beforeSecondFactor: true,
    summary: 'Confirm an authenticator app with its first code, and start using it',
    body: z.strictObject({ code }),
    answer: setUp,
  }),
  removeApp: endpoint({
    method: 'DELETE',
    path: '/auth/second-factor/app',
    access: 'member',
    stepUp: 'always',
    summary: 'Stop using the authenticator app',
    answer: told,
  }),
  passkeyOptions: endpoint({
    method: 'POST',
    path: '/auth/second-factor/passkeys/options',
    access: 'member',
    stepUp: 'always',
    beforeSecondFactor: true,
    summary: 'Start adding a passkey; returns the options for the browser to create it with',
    answer: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      algorithms: z.array(z.number()),
      exclude: z.array(z.string()),
      timeout: z.number(),
    }),
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/auth/second-factor/passkeys',
    access: 'member',
    beforeSecondFactor: true,
    summary: 'Add the passkey that the browser created',
    body: newPasskey,
    answer: setUp,
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/auth/second-factor/passkeys/:id',
    access: 'member',
    stepUp: 'always',
    summary: 'Remove one of your own passkeys',
    params: idParams,
    answer: told,
  }),
  newRecoveryCodes: endpoint({
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    access: 'member',
    stepUp: 'always',
    summary: 'Create new recovery codes, replacing the old ones; shown only once',
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  keepFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor/keep',
    access: 'member',
    stepUp: 'always',
    summary: 'Refuse a reset of your own second factor that an admin started',
    answer: told,
  }),
  confirmReset: endpoint({
    method: 'POST',
    path: '/auth/second-factor/confirm-reset',
    access: 'public',
    summary:
      'Make a reset of your second factor take effect at once, with the token from its email',
    body: z.strictObject({ token: z.string().min(20).max(100) }),
    answer: told,
  }),
  panelPass: endpoint({
    method: 'POST',
    path: '/auth/second-factor/panel-pass',
    // Every verified member of the staff has it.
    access: 'directory',
    onlyFor: { roles: STAFF_ROLES, refusal: 'Only admins and employees can open the panel.' },
    stepUp: 'always',
    summary: 'Open the panel; this browser can sign in there for ten minutes',
    answer: z.object({
      /** Where the panel is. */
      path: z.string(),
    }),
  }),
  memberFactor: endpoint({
    method: 'GET',
    path: '/auth/second-factor/members/:id',
    access: 'users',
    summary: 'Check whether a member has a second factor, and whether a reset is pending',
    params: idParams,
    answer: memberFactor,
  }),
  resetFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor/members/:id/reset',
    access: 'users',
    stepUp: 'always',
    summary:
      'Start resetting a member\u2019s lost second factor, with a reason; it takes effect after a day, or once they confirm',
    params: idParams,
    body: resetReason,
    answer: memberFactor,
  }),
  cancelReset: endpoint({
    method: 'DELETE',
    path: '/auth/second-factor/members/:id/reset',
    access: 'users',
    summary: 'Cancel the reset of a member\u2019s second factor',
    params: idParams,
    answer: memberFactor,
  }),
};
