import type { Answer, Endpoint, Endpoints, Input } from '@hearthside/contract/endpoint';
import { afterProof } from './after-proof';
import { ApiError } from './api-error';
import { reportRefusal } from './refusals';
import { session } from '../session/session';
import { send, type RequestOptions } from './transport';

/** One endpoint as a typed call. */
export type Call<E extends Endpoint> =
  Record<never, never> extends Input<E>
    ? (input?: Input<E>, options?: RequestOptions) => Promise<Answer<E>>
    : (input: Input<E>, options?: RequestOptions) => Promise<Answer<E>>;

/** A table of endpoints as typed calls. */
export type Client<Table extends Endpoints> = { [Name in keyof Table]: Call<Table[Name]> };

/**
 * Turns a table of the contract into typed calls:
 * `const memberApi = client(memberEndpoints); await memberApi.list({ page: 2 })`.
 * Path, query and body fields go in as one flat object.
 */
export function client<const Table extends Endpoints>(endpoints: Table): Client<Table> {
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [
      name,
      (input: object = {}, options?: RequestOptions) => call(endpoint, input, options),
    ]),
  ) as Client<Table>;
}

/**
 * Makes one call in the member's name. If the access token has expired, it is renewed and the call is made once more.
 */
async function call(endpoint: Endpoint, input: object, options?: RequestOptions) {
  if (endpoint.access === 'public') return send(endpoint, input, session.token(), options);
  return asMember(() => memberCall(endpoint, input, options));
}

const callOnce = (endpoint: Endpoint, input: object) =>
  endpoint.access === 'public'
    ? send(endpoint, input, session.token())
    : memberCall(endpoint, input);

/**
 * One endpoint that ends the member's session, as a call. The session then ends in every tab. Other calls wait in the
 * meantime, but not while the member confirms that it is them, which takes calls of its own.
 */
export const leavingCall =
  <const E extends Endpoint>(endpoint: E) =>
  (input: Input<E>): Promise<void> =>
    asMember(() => session.leave(() => callOnce(endpoint, input)));

/** Makes a call for which the member may have to confirm first that it is them. */
export async function asMember<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await afterProof(make);
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) reportRefusal();
    throw error;
  }
}

async function memberCall(endpoint: Endpoint, input: object, options?: RequestOptions) {
  const token = await session.validToken();
  const memberId = session.memberId();
  try {
    return await send(endpoint, input, token, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return send(endpoint, input, await session.renewedToken(token, memberId), options);
  }
}
