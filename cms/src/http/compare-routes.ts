import type { Core } from '@strapi/strapi';
import { NAMED_ENDPOINTS } from './endpoint-index';

interface Layer {
  methods: string[];
  path: string | RegExp;
}

/** The differences between the live content-API routes and the contract, as sentences. Empty if they agree. */
export function routeDifferences(live: readonly string[], contract: readonly string[]): string[] {
  const expected = new Set(contract);
  const found = new Set(live);
  return [
    ...[...found].filter((route) => !expected.has(route)).map((r) => `${r} is open without a rule`),
    ...contract.filter((route) => !found.has(route)).map((route) => `${route} has no route`),
  ];
}

/**
 * The routes below /api as `METHOD /api/path`. What a pattern matches cannot be determined, so a route with a pattern
 * is always listed, and the contract never names it.
 */
export function routesIn(layers: readonly Layer[]): string[] {
  return layers
    .filter(({ path }) => path instanceof RegExp || /^\/api(\/|$)/.test(path))
    .flatMap(({ methods, path }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(path)}`),
    );
}

/** Every live route of the content API. */
const liveRoutes = (strapi: Core.Strapi): string[] =>
  routesIn(strapi.server.api('content-api').listRoutes() as unknown as Layer[]);

/** What a folder of `src/api` registers with Strapi, as far as it matters here. */
interface Api {
  routes?: Readonly<Record<string, { routes?: readonly { method: string; path: string }[] }>>;
}

/** The routes that the subjects register, before Strapi has made them live. */
export const registeredRoutes = (apis: Readonly<Record<string, Api>>): string[] =>
  Object.values(apis)
    .flatMap(({ routes = {} }) => Object.values(routes))
    .flatMap(({ routes = [] }) => routes)
    .map(({ method, path }) => `${method} /api${path}`);

function requireSame(live: readonly string[]) {
  const contract = NAMED_ENDPOINTS.map(({ endpoint }) => `${endpoint.method} /api${endpoint.path}`);
  const differences = routeDifferences(live, contract);
  if (differences.length === 0) return;
  throw new Error(`Routes and contract differ:\n  ${differences.join('\n  ')}`);
}

/**
 * Refuses to start if a route has no endpoint in the contract, or an endpoint has no route. `registered`, what the
 * subjects register, comes before anything changes the database, so that a build that can't start leaves it as it is.
 * `live` is what answers, and finds also what Strapi and its plugins add.
 */
export const compareRoutes = (strapi: Core.Strapi, which: 'registered' | 'live') =>
  requireSame(
    which === 'live'
      ? liveRoutes(strapi)
      : registeredRoutes(strapi.apis as unknown as Record<string, Api>),
  );
