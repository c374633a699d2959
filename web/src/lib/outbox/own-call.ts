import { SESSION_ENDED } from '@hearthside/contract/session/endpoints';
import type { Answer, Endpoint, Input } from '@hearthside/contract/endpoint';
import { ApiError } from '@/lib/api/api-error';
import { session } from '@/lib/session/session';
import { send, type RequestOptions } from '@/lib/api/transport';

/**
 * A call that is only made in the name of this member. If another member has signed in to this browser since, it is
 * refused with 401 and not made. For calls that happen later than they were requested.
 */
export async function ownCall<E extends Endpoint>(
  memberId: number,
  endpoint: E,
  input: Input<E>,
  options?: RequestOptions,
): Promise<Answer<E>> {
  const token = own(memberId, await session.validToken());
  try {
    return (await send(endpoint, input, token, options)) as Answer<E>;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    const renewed = await session.renewedToken(token, memberId);
    return (await send(endpoint, input, renewed, options)) as Answer<E>;
  }
}

/** Whether the session of this tab is open and belongs to this member. */
export const isOwnSession = (memberId: number): boolean => session.memberId() === memberId;

function own(memberId: number, token: string): string {
  if (!isOwnSession(memberId)) throw new ApiError(401, SESSION_ENDED);
  return token;
}
