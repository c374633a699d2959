import { DEMO_PASSWORD } from './steps';

/**
 * A member who talks to the server without a browser: a quick way to set up data, and to check what is really stored.
 */
export interface ApiMember {
  id: number;
  get<Answer>(path: string): Promise<Answer>;
  /** Sends JSON, or a form with a file. */
  post<Answer>(path: string, body: object): Promise<Answer>;
  patch<Answer>(path: string, body: object): Promise<Answer>;
  put<Answer>(path: string, body: object): Promise<Answer>;
  delete<Answer>(path: string): Promise<Answer>;
}

/** A refusal by the server, with its message. */
export class Refused extends Error {
  constructor(
    call: string,
    readonly status: number,
    { error, details = {} }: { error: string; details?: Record<string, string> },
  ) {
    super(`${call}: ${status} ${error}`);
    this.details = details;
  }
  readonly details: Record<string, string>;
}

/** Signs a demo member in. A refused call throws `Refused`. */
export async function apiOf(url: string, nickname: string): Promise<ApiMember> {
  const call = async (method: string, path: string, token?: string, body?: object) => {
    const isJson = body && !(body instanceof FormData);
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(isJson && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const said = await answer.json();
    if (!answer.ok) throw new Refused(`${method} ${path}`, answer.status, said);
    return said;
  };
  const email = `${nickname}@hearthside.example`;
  const credentials = { email, password: DEMO_PASSWORD };
  const { accessToken, me } = await call('POST', '/auth/local', undefined, credentials);
  return {
    id: me.id,
    get: (path) => call('GET', path, accessToken),
    post: (path, body) => call('POST', path, accessToken, body),
    patch: (path, body) => call('PATCH', path, accessToken, body),
    put: (path, body) => call('PUT', path, accessToken, body),
    delete: (path) => call('DELETE', path, accessToken),
  };
}
