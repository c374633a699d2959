import { expect, it } from 'vitest';
import type { Get } from './waiting';
import { placelessPlans } from './waiting-plans';

const plan = (title: string, campaignCode: string | null, campaignUrl: string | null = null) => ({
  title,
  campaignCode,
  campaignUrl,
  widgetId: null,
});
const panel = (results: object[]) =>
  (() => Promise.resolve({ data: { results } })) as unknown as Get;
const USUAL = { donationAccountId: 'acct', donationWidgetId: 'w' };

it('the widget names only the plans whose members would give without renewing anything', async () => {
  const plans = [
    plan('Owners', 'OWN'),
    plan('Carers', 'KIN'),
    plan('Free', null),
    plan('Law', 'LAW', 'https://givebutter.com/law'),
  ];
  const settings = { ...USUAL, donationCampaignUrl: 'https://givebutter.com/kin' };
  const [told, ...others] = await placelessPlans(panel(plans), settings);
  expect(told?.text).toContain('the campaign of “Owners”: gifts');
  expect(others).toEqual([]);
  expect(await placelessPlans(panel(plans.slice(1)), settings)).toEqual([]);
  expect((await placelessPlans(panel(plans), {}))[0]?.text).toContain('“Owners”, “Carers”:');
});
