import type { ProofOptions } from '@hearthside/contract/session/second-factor';

/** A way in which somebody confirms that it is them. */
export type ProofWay = 'passkey' | 'code' | 'recoveryCode' | 'password';

/** The ways that are open to somebody, the easiest first. */
export function proofWays(options: ProofOptions, canUsePasskeys: boolean): ProofWay[] {
  if (!options.hasSecondFactor) return ['password'];
  return [
    ...(options.passkey && canUsePasskeys ? (['passkey'] as const) : []),
    ...(options.hasApp ? (['code'] as const) : []),
    ...(options.recoveryCodes > 0 ? (['recoveryCode'] as const) : []),
  ];
}

/** What each way is called where it can be chosen. */
export const WAY_LABELS: Record<ProofWay, string> = {
  passkey: 'Use a passkey',
  code: 'Use a code from your app',
  recoveryCode: 'Use a recovery code',
  password: 'Use your password',
};
