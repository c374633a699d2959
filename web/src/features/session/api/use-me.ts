import type { Me } from '@hearthside/contract/member';
import { useSessionState } from '@/lib/session/session';

/** The signed-in member. Only for screens behind the sign-in. */
export function useMe(): Me {
  const state = useSessionState();
  if (state.status === 'signed-in' || state.status === 'ended') return state.me;
  throw new Error('A screen for members was shown without one.');
}
