/** A place to give at the donation service. Whatever is not set is empty. */
interface GivingPlace {
  widgetId: string;
  campaignUrl: string;
}

/** The campaign named by an address at the donation service, such as `ABC123` in https://givebutter.com/ABC123. */
const campaignIn = (url: string): string =>
  /^https:\/\/(?:www\.)?givebutter\.com\/(?:[^?#]*\/)?([\w-]+)\/?(?:[?#]|$)/i.exec(
    url.trim(),
  )?.[1] ?? '';

/**
 * Where members of a plan’s role give: at the plan’s own place if it has one, otherwise at the place in the settings.
 * The two are never mixed. Only a gift to the plan’s campaign renews. The plan’s own place always belongs to that
 * campaign. The place in the settings does if its address names that campaign.
 */
export function givingPlace(
  plan: (GivingPlace & { campaignCode: string }) | null,
  usual: GivingPlace & { accountId: string },
): { accountId: string; own: boolean; renews: boolean } & GivingPlace {
  const own = plan !== null && (plan.widgetId !== '' || plan.campaignUrl !== '');
  const { widgetId, campaignUrl } = own ? plan : usual;
  const there = (usual.accountId !== '' && widgetId !== '') || campaignUrl !== '';
  const code = plan?.campaignCode.trim().toLowerCase() ?? '';
  const onCampaign = code !== '' && (own || campaignIn(campaignUrl).toLowerCase() === code);
  return { accountId: usual.accountId, widgetId, campaignUrl, own, renews: there && onCampaign };
}
