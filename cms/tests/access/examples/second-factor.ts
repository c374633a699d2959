import { insert } from '../../harness/database';
import { makeMember, unique } from '../../harness/members';
import { makeAuthenticator } from '../../harness/passkey';
import type { Relation } from '../expectation';
import { idOf, NONE, type Make } from './example';

const DAY_MS = 86_400_000;

/** A member with a second factor, and with a reset that waits if one is wanted. */
async function withFactor(reset = false) {
  const member = await makeMember();
  await insert('portal_second_factors', {
    member_id: member.id,
    enabled_at: new Date(),
    device_seed: unique('seed'),
    ...(reset && { reset_at: new Date(Date.now() + DAY_MS), reset_by: 'Ada Admin' }),
  });
  return member;
}

const passkeyOf = async (relation: Relation) => {
  if (relation !== 'other') return NONE;
  const { id } = await withFactor();
  return insert('portal_passkeys', {
    member_id: id,
    name: 'Key',
    credential_id: unique('key'),
    credential_hash: unique('hash'),
    public_key: 'none',
    sign_count: 0,
  });
};

export const secondFactorExamples: Record<string, Make> = {
  'POST /auth/second-factor/sign-in/options': () => ({}),
  'POST /auth/second-factor/sign-in': () => ({ ask: { body: { code: '123456' } } }),
  'POST /auth/second-factor/confirm-reset': () => ({
    ask: { body: { token: 'a-link-that-never-was-mailed' } },
  }),
  'POST /auth/step-up/options': () => ({}),
  'POST /auth/step-up': () => ({ ask: { body: { password: 'not-the-password' } } }),
  'GET /auth/second-factor': () => ({}),
  'POST /auth/second-factor/app': () => ({}),
  'POST /auth/second-factor/app/confirm': () => ({ ask: { body: { code: '123456' } } }),
  'DELETE /auth/second-factor/app': () => ({}),
  'POST /auth/second-factor/passkeys/options': () => ({}),
  'POST /auth/second-factor/passkeys': () => ({
    ask: { body: makeAuthenticator().create('never-asked') },
  }),
  'DELETE /auth/second-factor/passkeys/:id': async (_caller, relation) => ({
    path: `/auth/second-factor/passkeys/${await passkeyOf(relation)}`,
  }),
  'POST /auth/second-factor/recovery-codes': () => ({}),
  'POST /auth/second-factor/keep': () => ({}),
  'POST /auth/second-factor/panel-pass': () => ({}),
  'GET /auth/second-factor/members/:id': async (caller, relation) => ({
    path: `/auth/second-factor/members/${await idOf(caller, relation)}`,
  }),
  'POST /auth/second-factor/members/:id/reset': async (caller, relation) => ({
    path: `/auth/second-factor/members/${await idOf(caller, relation, () => withFactor())}/reset`,
    ask: { body: { reason: 'Lost the phone' } },
  }),
  'DELETE /auth/second-factor/members/:id/reset': async (caller, relation) => ({
    path: `/auth/second-factor/members/${await idOf(caller, relation, () => withFactor(true))}/reset`,
  }),
};
