import type { Endpoint, Endpoints } from '@hearthside/contract/endpoint';
import { ENDPOINTS } from '@hearthside/contract/endpoints';

/** An endpoint with its subject and name. */
export interface NamedEndpoint {
  subject: string;
  name: string;
  endpoint: Endpoint;
}

/** Every endpoint of the contract, in the order in which its routes are created. */
export const NAMED_ENDPOINTS: readonly NamedEndpoint[] = Object.entries(
  ENDPOINTS as Record<string, Endpoints>,
).flatMap(([subject, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ subject, name, endpoint })),
);

/** Whether a path belongs to the API. Strapi's router treats /API like /api, so everything in front of it must too. */
export const isApiPath = (path: string) => /^\/api(\/|$)/i.test(path);

const hasParams = ({ endpoint }: NamedEndpoint) => endpoint.path.includes('/:');

const literal = new Map<string, NamedEndpoint[]>();
for (const named of NAMED_ENDPOINTS.filter((one) => !hasParams(one))) {
  const path = `/api${named.endpoint.path}`;
  literal.set(path, [...(literal.get(path) ?? []), named]);
}
const patterns = NAMED_ENDPOINTS.filter(hasParams).map((named) => ({
  named,
  pattern: new RegExp(`^/api${named.endpoint.path.replace(/:([A-Za-z]+)/g, '(?<$1>[^/]+)')}$`),
}));

/** A call of an endpoint, with the raw parameters of its path. */
export interface RoutedCall extends NamedEndpoint {
  params: Record<string, string>;
}

function decoded(params: Record<string, string> = {}): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, text]) => [name, decodeURIComponent(text)]),
    );
  } catch {
    // A parameter with a broken escape stays as it is, and its schema refuses it.
    return params;
  }
}

/**
 * The call a request makes, and whether its path exists at all, possibly under another method. A literal path comes
 * before one with parameters, as in the route table.
 */
export function endpointFor(method: string, path: string): { call?: RoutedCall; known: boolean } {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const here = literal.get(path) ?? [];
  const exact = here.find(({ endpoint }) => endpoint.method === wanted);
  if (exact) return { call: { ...exact, params: {} }, known: true };
  const matches = patterns.flatMap(({ named, pattern }) => {
    const match = pattern.exec(path);
    return match ? [{ ...named, params: decoded(match.groups) }] : [];
  });
  const call = matches.find(({ endpoint }) => endpoint.method === wanted);
  return { call, known: here.length + matches.length > 0 };
}
