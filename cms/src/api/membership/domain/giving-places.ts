import type { Core } from '@strapi/strapi';
import { ROLES, type Role } from '@hearthside/contract/access';
import { memberMark } from '@hearthside/contract/donation';
import { services } from '../../../services';
import { membershipPlans, type PlanRow } from './membership-plans';

/** Where a member gives, and what comes of it. */
export interface Giving {
  /** The page to be framed; null where no widget is named. */
  widget: string | null;
  /** The campaign's own page; null where none is named. */
  page: string | null;
  /** A gift there renews the member's membership. */
  renews: boolean;
}

/** A plan's own place counts as a whole: a gift on another campaign would not renew by it. */
const hasOwnPlace = (plan: PlanRow | null) => Boolean(plan?.widgetId || plan?.campaignUrl);

/** Where members give: on the campaign of their role's plan where it names a place, else on that of the settings. */
export function givingPlaces(strapi: Core.Strapi) {
  const { planOf } = membershipPlans(strapi);

  async function placeFor(plan: PlanRow | null) {
    const { accountId, ...usual } = await services(strapi).settings.donation();
    if (!hasOwnPlace(plan)) return { accountId, ...usual };
    const { widgetId, campaignUrl } = plan as PlanRow;
    return { accountId, widgetId: widgetId ?? '', campaignUrl: campaignUrl ?? '' };
  }

  return {
    /** Both marked with the member, so that a gift finds them. */
    async givingFor({ id, role }: { id: number; role: Role }): Promise<Giving> {
      const plan = await planOf(role);
      const { accountId, widgetId, campaignUrl } = await placeFor(plan);
      const asked = new URLSearchParams({
        ...(hasOwnPlace(plan) && { plan: role }),
        utm_content: memberMark(id),
      });
      const page = URL.canParse(campaignUrl) ? new URL(campaignUrl) : null;
      page?.searchParams.set('utm_content', memberMark(id));
      const hasWidget = accountId !== '' && widgetId !== '';
      const canGive = hasWidget || page !== null;
      return {
        widget: hasWidget ? `/donate-widget?${asked}` : null,
        page: page?.href ?? null,
        renews: canGive && Boolean(plan?.campaignCode?.trim()),
      };
    },

    /** The ids of the widget for a role as an address names it; what is no role has the settings' own. */
    async widgetIdsFor(asked: unknown): Promise<{ accountId: string; widgetId: string }> {
      const role = ROLES.find((one) => one === asked);
      const { accountId, widgetId } = await placeFor(role ? await planOf(role) : null);
      return { accountId, widgetId };
    },
  };
}
