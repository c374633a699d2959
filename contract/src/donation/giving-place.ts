/** A place to give at the donation service; what it has not is empty. */
interface GivingPlace {
  widgetId: string;
  campaignUrl: string;
}

/** The campaign that an address at the donation service names, as `ABC123` in https://givebutter.com/ABC123. */
const campaignIn = (url: string): string =>
  /^https:\/\/(?:www\.)?givebutter\.com\/(?:[^?#]*\/)?([\w-]+)\/?(?:[?#]|$)/i.exec(
    url.trim(),
  )?.[1] ?? '';

/**
 * Where members of a plan’s role give: at the plan’s own place as a whole, else at that of the settings.
 * A gift renews only on the plan’s campaign: that is its own place’s, and the settings’ where the
 * address of their campaign says so.
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
