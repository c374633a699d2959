import type { ErrorCode } from '@hearthside/contract/error-code';
import { hasCode } from './api-error';

/** Asks the member for what a refused call lacks. Resolves to whether the call is worth repeating. */
type Prover = (code: ErrorCode) => Promise<boolean>;

let prover: Prover = () => Promise.resolve(false);
/** What is being asked now. Calls that are refused meanwhile wait for the same answer. */
const asking: Partial<Record<ErrorCode, Promise<boolean>>> = {};

/** Registers who asks the member. */
export const setProver = (ask: Prover) => void (prover = ask);

/**
 * Makes a call. If it is refused because the member has to confirm that it is them, or to set up a second factor, they
 * are asked to, and the call is made once more: nothing that was typed is lost (decision 088).
 */
export async function afterProof<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!hasCode(error, 'STEP_UP_NEEDED', 'SECOND_FACTOR_REQUIRED')) throw error;
    const { code } = error;
    asking[code] ??= prover(code).finally(() => delete asking[code]);
    if (await asking[code]) return make();
    throw error;
  }
}
