import { expect, it } from 'vitest';
import { givingPlace } from './giving-place';

const USUAL = {
  accountId: 'acct',
  widgetId: 'usual',
  campaignUrl: 'https://givebutter.com/general',
};
const PLAN = { campaignCode: 'KIN', widgetId: '', campaignUrl: '' };

it('a plan with a campaign but no giving place of its own promises no renewal for gifts to another campaign', () => {
  expect(givingPlace(PLAN, USUAL)).toEqual({ ...USUAL, own: false, renews: false });
});

it.each([
  'https://givebutter.com/kin',
  'https://www.givebutter.com/c/KIN/?utm=1',
  'https://givebutter.com/embed/c/KIN#give',
])(
  'gifts at the usual place %s renew the membership if it is the plan’s own campaign',
  (campaignUrl) => {
    expect(givingPlace(PLAN, { ...USUAL, campaignUrl }).renews).toBe(true);
  },
);

it.each([
  'https://givebutter.com/kinship',
  'https://elsewhere.example/KIN',
  'https://givebutter.com/kin/more',
])('gifts at the usual place %s do not renew the membership', (campaignUrl) =>
  expect(givingPlace(PLAN, { ...USUAL, campaignUrl }).renews).toBe(false),
);

it('a plan’s own giving place replaces the usual one completely, and renews if it can be reached', () => {
  const paged = { ...PLAN, campaignUrl: 'https://givebutter.com/a-slug' };
  expect(givingPlace(paged, USUAL)).toEqual({
    accountId: 'acct',
    widgetId: '',
    own: true,
    renews: true,
    campaignUrl: paged.campaignUrl,
  });
  const widget = { ...PLAN, widgetId: 'w1' };
  expect(givingPlace(widget, USUAL).renews).toBe(true);
  expect(givingPlace(widget, { ...USUAL, accountId: '' }).renews).toBe(false);
  expect(givingPlace({ ...paged, campaignCode: ' ' }, USUAL).renews).toBe(false);
  expect(givingPlace(null, USUAL)).toMatchObject({ own: false, renews: false });
});
