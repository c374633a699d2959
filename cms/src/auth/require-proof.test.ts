import { describe, expect, it } from 'vitest';
import type { ProofRule } from '@hearthside/contract/endpoint';
import type { Member } from './member-cache';
import { requireProof, requireStepUp } from './require-proof';

const MINUTE = 60_000;
const member = (more: Partial<Member> = {}): Member => ({
  id: 1,
  role: 'admin',
  verified: true,
  sessionId: 's',
  hasSecondFactor: false,
  mustSetUpFactor: false,
  provedAt: 0,
  ...more,
});
const codeOf = (who: Member, rule: ProofRule) => {
  try {
    requireProof(who, rule);
    return 'fine';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a step-up', () => {
  it('is valid for ten minutes, and not a moment longer', () => {
    const at = 1_000 * MINUTE;
    expect(() => requireStepUp({ provedAt: at }, at + 10 * MINUTE - 1)).not.toThrow();
    expect(() => requireStepUp({ provedAt: at }, at + 10 * MINUTE)).toThrow(/confirm/);
    expect(() => requireStepUp({ provedAt: 0 }, at)).toThrow();
  });

  it('is asked of everybody, or only of those with a second factor, as the endpoint says', () => {
    expect(codeOf(member(), { stepUp: 'always' })).toBe('STEP_UP_NEEDED');
    expect(codeOf(member({ provedAt: Date.now() }), { stepUp: 'always' })).toBe('fine');
    expect(codeOf(member(), { stepUp: 'with-second-factor' })).toBe('fine');
    const withFactor = member({ hasSecondFactor: true });
    expect(codeOf(withFactor, { stepUp: 'with-second-factor' })).toBe('STEP_UP_NEEDED');
    expect(codeOf(withFactor, {})).toBe('fine');
  });
});

it('staff who have yet to set up a second factor may only do that, however fresh their session is', () => {
  const late = member({ mustSetUpFactor: true, provedAt: Date.now() });
  expect(codeOf(late, {})).toBe('SECOND_FACTOR_REQUIRED');
  expect(codeOf(late, { stepUp: 'always' })).toBe('SECOND_FACTOR_REQUIRED');
  expect(codeOf(late, { beforeSecondFactor: true })).toBe('fine');
});
