import type { Endpoint, Endpoints } from '@hearthside/contract/endpoint';
import { ENDPOINTS } from '@hearthside/contract/endpoints';

/** An endpoint with the names it goes by. */
export interface NamedEndpoint {
  subject: string;
  name: string;
  endpoint: Endpoint;
}

/** Every endpoint of the contract in the order in which its routes are made. */
export const NAMED_ENDPOINTS: readonly NamedEndpoint[] = Object.entries(
  ENDPOINTS as Record<string, Endpoints>,
).flatMap(([subject, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ subject, name, endpoint })),
);

const patterns = NAMED_ENDPOINTS.map(({ endpoint }) => ({
  endpoint,
  pattern: new RegExp(`^/api${endpoint.path.replace(/:[A-Za-z]+/g, '[^/]+')}$`),
}));

/** Whether a path belongs to the API. Strapi's router takes /API for /api, so nothing in front of it may differ. */
export const isApiPath = (path: string) => /^\/api(\/|$)/i.test(path);

/**
 * The endpoint a request means, and whether its path is known at all under another method.
 * Literal paths come before those with parameters, as in the route table.
 */
export function endpointFor(method: string, path: string): { endpoint?: Endpoint; known: boolean } {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const matches = patterns.filter(({ pattern }) => pattern.test(path));
  return {
    endpoint: matches.find(({ endpoint }) => endpoint.method === wanted)?.endpoint,
    known: matches.length > 0,
  };
}
