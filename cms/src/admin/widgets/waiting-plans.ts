import { givingPlace } from '@hearthside/contract/donation/giving-place';
import { filteredList, type Get, type Waiting } from './waiting';

export const PLAN = 'api::membership.plan';

/** A campaign and where to give. Strapi has null for what was never written. */
type Written<Field extends string> = Partial<Record<Field, string | null>>;
type PlanWritten = Written<'title' | 'campaignCode' | 'widgetId' | 'campaignUrl'>;
export type SettingsWritten = Written<
  'donationAccountId' | 'donationWidgetId' | 'donationCampaignUrl'
>;

const plans = filteredList(PLAN, [], 'title:ASC');

/** Plans whose members would give without renewing anything: they have a campaign, but no widget or page of its own. */
export async function placelessPlans(get: Get, settings: SettingsWritten): Promise<Waiting[]> {
  const { data } = await get<{ results: PlanWritten[] }>(`${plans}&page=1&pageSize=20`);
  const usual = {
    accountId: settings.donationAccountId ?? '',
    widgetId: settings.donationWidgetId ?? '',
    campaignUrl: settings.donationCampaignUrl ?? '',
  };
  const missing = data.results.filter(({ campaignCode, widgetId, campaignUrl }) => {
    const code = campaignCode?.trim() ?? '';
    const own = { widgetId: widgetId ?? '', campaignUrl: campaignUrl ?? '' };
    return code !== '' && !givingPlace({ campaignCode: code, ...own }, usual).renews;
  });
  if (missing.length === 0) return [];
  const names = missing.map(({ title }) => `\u201c${title}\u201d`).join(', ');
  const text = `No widget or page for the campaign of ${names}: gifts don\u2019t renew it`;
  return [{ id: 'placeless-plans', text, to: plans }];
}
