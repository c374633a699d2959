import type { Core } from '@strapi/strapi';
import { ROLES, type Role } from '@hearthside/contract/access';
import { memberMark } from '@hearthside/contract/donation';
import { membershipPlans } from './membership-plans';

/** Where a member gives, and what comes of it. */
export interface Giving {
  /** The page to be framed; null where no widget is named. */
  widget: string | null;
  /** The campaign's own page; null where none is named. */
  page: string | null;
  /** A gift there renews the member's membership. */
  renews: boolean;
}

/** Where members give: on the campaign of their role's plan where it names a place, else on that of the settings. */
export function givingPlaces(strapi: Core.Strapi) {
  const { placeFor } = membershipPlans(strapi);

  return {
    /** Both marked with the member, so that a gift finds them. */
    async givingFor({ id, role }: { id: number; role: Role }): Promise<Giving> {
      const { accountId, widgetId, campaignUrl, own, renews } = await placeFor(role);
      const asked = new URLSearchParams({
        ...(own && { plan: role }),
        utm_content: memberMark(id),
      });
      const page = URL.canParse(campaignUrl) ? new URL(campaignUrl) : null;
      page?.searchParams.set('utm_content', memberMark(id));
      const hasWidget = accountId !== '' && widgetId !== '';
      return {
        widget: hasWidget ? `/donate-widget?${asked}` : null,
        page: page?.href ?? null,
        renews,
      };
    },

    /** The ids of the widget for a role as an address names it; what is no role has the settings' own. */
    async widgetIdsFor(asked: unknown): Promise<{ accountId: string; widgetId: string }> {
      const role = ROLES.find((one) => one === asked);
      const { accountId, widgetId } = await placeFor(role);
      return { accountId, widgetId };
    },
  };
}
