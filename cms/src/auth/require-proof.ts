import type { ProofRule } from '@hearthside/contract/endpoint';
import { SECOND_FACTOR, SECOND_FACTOR_TEXTS } from '@hearthside/contract/session/second-factor';
import { refuse } from '../http/refuse';
import type { Member } from './member-cache';

const STEP_UP_MS = SECOND_FACTOR.stepUpMinutes * 60_000;

/**
 * Refuses members who have not confirmed in this session, during the last ten minutes, that it is them.
 * @throws 403 `STEP_UP_NEEDED`
 */
export function requireStepUp({ provedAt }: Pick<Member, 'provedAt'>, now = Date.now()) {
  if (now - provedAt >= STEP_UP_MS) throw refuse.stepUpNeeded(SECOND_FACTOR_TEXTS.stepUpNeeded);
}

/** Refuses calls that require more proof of identity than the member's session has (decision 088). */
export function requireProof(member: Member, { stepUp, beforeSecondFactor }: ProofRule) {
  if (member.mustSetUpFactor && !beforeSecondFactor)
    throw refuse.secondFactorRequired(SECOND_FACTOR_TEXTS.setupNeeded);
  if (stepUp === 'always' || (stepUp && member.hasSecondFactor)) requireStepUp(member);
}
