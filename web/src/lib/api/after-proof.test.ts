import { expect, it, vi } from 'vitest';
import { afterProof, setProver } from './after-proof';
import { ApiError } from './api-error';

const stepUp = new ApiError(403, 'Please confirm.', {}, true, 'STEP_UP_NEEDED');
const setUp = new ApiError(403, 'Set it up.', {}, true, 'SECOND_FACTOR_REQUIRED');

/** A call that is refused until something was proved. */
const callUntil = (proved: () => boolean, refusal = stepUp) =>
  vi.fn(() => (proved() ? Promise.resolve('done') : Promise.reject(refusal)));

it('a call that needs a step-up is repeated after it', async () => {
  let proved = false;
  setProver(() => Promise.resolve((proved = true)));
  const call = callUntil(() => proved);
  expect(await afterProof(call)).toBe('done');
  expect(call).toHaveBeenCalledTimes(2);
});

it('a call is refused as it was if the member cancels, and asks again the next time', async () => {
  const prover = vi.fn(() => Promise.resolve(false));
  setProver(prover);
  const call = callUntil(() => false);
  await expect(afterProof(call)).rejects.toBe(stepUp);
  await expect(afterProof(call)).rejects.toBe(stepUp);
  expect(prover).toHaveBeenCalledTimes(2);
});

it('calls at the same time ask the member once', async () => {
  let proved = false;
  let answer: () => void = () => undefined;
  const prover = vi.fn(
    () => new Promise<boolean>((resolve) => (answer = () => resolve((proved = true)))),
  );
  setProver(prover);
  const both = Promise.all([
    afterProof(callUntil(() => proved)),
    afterProof(callUntil(() => proved)),
  ]);
  await vi.waitFor(() => expect(prover).toHaveBeenCalled());
  answer();
  expect(await both).toEqual(['done', 'done']);
  expect(prover).toHaveBeenCalledTimes(1);
});

it('setting up a second factor can itself ask for a step-up', async () => {
  const proved = { stepUp: false, setUp: false };
  setProver(async (code) => {
    if (code === 'STEP_UP_NEEDED') return (proved.stepUp = true);
    await afterProof(callUntil(() => proved.stepUp));
    return (proved.setUp = true);
  });
  expect(await afterProof(callUntil(() => proved.setUp, setUp))).toBe('done');
});

it('any other refusal asks nobody', async () => {
  const prover = vi.fn(() => Promise.resolve(true));
  setProver(prover);
  const refusal = new ApiError(403, 'You may not.');
  await expect(afterProof(() => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(prover).not.toHaveBeenCalled();
});
