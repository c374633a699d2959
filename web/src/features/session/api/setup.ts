import { setupEndpoints, type SetupStatus } from '@hearthside/contract/session/setup';
import { useEffect, useState } from 'react';
import { client } from '@/lib/api/api-client';
import { messageOf } from '@/lib/api/api-error';

/** The calls of the setup of a new portal. */
export const setupCalls = client(setupEndpoints);

/** What is known of the setup. */
export type SetupView =
  | { state: 'loading' }
  /** There is nothing to set up any more. */
  | { state: 'done' }
  /** The code is missing or wrong; `problem` says so. */
  | { state: 'locked'; problem?: string }
  | { state: 'open'; status: SetupStatus };

async function readSetup(code: string): Promise<SetupView> {
  const { open } = await setupCalls.setupState();
  if (!open) return { state: 'done' };
  if (!code) return { state: 'locked' };
  try {
    return { state: 'open', status: await setupCalls.setupStatus({ code }) };
  } catch (error) {
    return { state: 'locked', problem: messageOf(error) };
  }
}

/**
 * How far the setup has come, read anew for each code; a function that puts a newer answer in its place, and one that
 * reads it once more.
 */
export function useSetup(code: string) {
  const [view, setView] = useState<SetupView>({ state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const show = (next: SetupView) => {
      if (!isLeft) setView(next);
    };
    readSetup(code).then(show, (error: unknown) =>
      show({ state: 'locked', problem: messageOf(error) }),
    );
    return () => {
      isLeft = true;
    };
  }, [code, round]);
  const update = (status: SetupStatus) => setView({ state: 'open', status });
  return { view, update, readAgain: () => setRound((last) => last + 1) };
}
