import type { Endpoints } from '@hearthside/contract/endpoint';

/** Strapi routes from the contract's endpoints: the same names, paths and rules, written once. */
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
