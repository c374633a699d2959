import type { Core } from '@strapi/strapi';
import { NAMED_ENDPOINTS } from './endpoint-index';

interface Layer {
  methods: string[];
  path: string | RegExp;
}

/** The differences between the live content-API routes and the contract, as sentences; none is good. */
export function routeDifferences(live: readonly string[], contract: readonly string[]): string[] {
  const expected = new Set(contract);
  const found = new Set(live);
  return [
    ...[...found].filter((route) => !expected.has(route)).map((r) => `${r} is open without a rule`),
    ...contract.filter((route) => !found.has(route)).map((route) => `${route} has no route`),
  ];
}

/** Every live route below /api as `METHOD /api/path`. */
export function liveRoutes(strapi: Core.Strapi): string[] {
  const layers = strapi.server.api('content-api').listRoutes() as unknown as Layer[];
  return layers
    .filter(({ path }) => typeof path === 'string' && /^\/api(\/|$)/.test(path))
    .flatMap(({ methods, path }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(path)}`),
    );
}

/** Refuses to start where a live route has no endpoint in the contract, or the other way round. */
export function compareRoutes(strapi: Core.Strapi) {
  const contract = NAMED_ENDPOINTS.map(({ endpoint }) => `${endpoint.method} /api${endpoint.path}`);
  const differences = routeDifferences(liveRoutes(strapi), contract);
  if (differences.length === 0) return;
  throw new Error(`Routes and contract differ:\n  ${differences.join('\n  ')}`);
}
