import type { Core } from '@strapi/strapi';
import { authorize, identify, isAccess } from './authorize';
import type { Member } from './member-cache';
import { refuse } from '../http/refuse';

interface StrategyContext {
  state: { member?: Member | null };
  request: { header: { authorization?: string } };
}

/**
 * The portal's own content-API auth strategy. It replaces the one of users-permissions so that rights come from the
 * contract's table and a request costs one cached lookup instead of seven queries.
 */
export function registerMemberStrategy(strapi: Core.Strapi) {
  strapi.get('auth').register('content-api', {
    name: 'member',
    async authenticate(ctx: StrategyContext) {
      // The gate has usually identified the member already.
      const member =
        ctx.state.member === undefined
          ? await identify(strapi, ctx.request.header.authorization)
          : ctx.state.member;
      return member ? { authenticated: true, credentials: member } : { authenticated: false };
    },
    verify(auth: { credentials?: Member }, config: { scope?: string[] }) {
      const [access] = config.scope ?? [];
      // A route without a scope has no rule, and a route without a rule is closed.
      if (!access || !isAccess(access) || access === 'public') throw refuse.notAllowed();
      authorize(auth.credentials ?? null, { access });
    },
  });
}
