/** Where members give: on the campaign of their role's plan where it names a place, else on that of the settings. */
import type { Core } from '@strapi/strapi';
import { ROLES, type Role } from '@hearthside/contract/access';
import { memberMark } from '@hearthside/contract/donation/fields';
import { placeFor } from './membership-plans';

/** Where a member gives, and what comes of it. */
export interface Giving {
  /** The page to be framed; null where no widget is named. */
  widget: string | null;
  /** The campaign's own page; null where none is named. */
  page: string | null;
  /** A gift there renews the member's membership. */
  renews: boolean;
}

/** Both marked with the member, so that a gift finds them. */
export async function givingFor(
  strapi: Core.Strapi,
  { id, role }: { id: number; role: Role },
): Promise<Giving> {
  const { accountId, widgetId, campaignUrl, own, renews } = await placeFor(strapi, role);
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
}

/** The ids of the widget for a role as an address names it; what is no role has the settings' own. */
export async function widgetIdsFor(
  strapi: Core.Strapi,
  asked: unknown,
): Promise<{ accountId: string; widgetId: string }> {
  const role = ROLES.find((one) => one === asked);
  const { accountId, widgetId } = await placeFor(strapi, role);
  return { accountId, widgetId };
}
