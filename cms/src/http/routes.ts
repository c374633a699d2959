import type { Endpoints } from '@hearthside/contract/endpoint';

/** Strapi routes built from the contract's endpoints, so that names, paths and rules are written once. */
export function routes(endpoints: Endpoints, subject: string) {
  return {
    type: 'content-api' as const,
    routes: Object.entries(endpoints).map(([name, { method, path, access }]) => ({
      method,
      path,
      handler: `${subject}.${name}`,
      config: {
        auth:
          access === 'public'
            ? (false as const)
            : { strategies: ['member'], scope: [access as string] },
      },
    })),
  };
}
