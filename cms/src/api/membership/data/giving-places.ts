/** Where members give: on the campaign of their role's plan if it names a place, otherwise on that of the settings. */
import type { Core } from '@strapi/strapi';
import { ROLES, type Role } from '@hearthside/contract/access';
import { memberMark } from '@hearthside/contract/donation/fields';
import { placeFor } from './membership-plans';

/** Where a member gives, and its effect. */
export interface Giving {
  /** The page for the frame; null if no widget is set. */
  widget: string | null;
  /** The campaign's own page; null if none is set. */
  page: string | null;
  /** A gift there renews the member's membership. */
  renews: boolean;
}

/** Both addresses carry the mark of the member, so that the gift can be assigned to them. */
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

/** The ids of the widget for a role named in an address. Anything that is not a role gets the settings' own. */
export async function widgetIdsFor(
  strapi: Core.Strapi,
  asked: unknown,
): Promise<{ accountId: string; widgetId: string }> {
  const role = ROLES.find((one) => one === asked);
  const { accountId, widgetId } = await placeFor(strapi, role);
  return { accountId, widgetId };
}
