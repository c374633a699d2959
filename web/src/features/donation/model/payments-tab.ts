import { donationPages } from '@hearthside/contract/donation/pages';

/** The tabs of the admins' donations page. */
export const PAYMENT_TABS = {
  donations: 'Donations',
  totals: 'Totals',
  service: 'Donation service',
} as const;
export type PaymentsTab = keyof typeof PAYMENT_TABS;

/** The tab in the address: `?tab=`. */
export function tabIn(params: URLSearchParams): PaymentsTab {
  const tab = params.get('tab') ?? '';
  return Object.hasOwn(PAYMENT_TABS, tab) ? (tab as PaymentsTab) : 'donations';
}

/** The tabs with their addresses. */
export const paymentTabs = (Object.keys(PAYMENT_TABS) as PaymentsTab[]).map((tab) => ({
  id: tab,
  label: PAYMENT_TABS[tab],
  to: tab === 'donations' ? donationPages.list : donationPages.tab(tab),
}));

/** A year in an address or a list of choices. Undefined if it is invalid. */
export const yearIn = (text: string | null | undefined): number | undefined =>
  text && /^(19|20|21)\d\d$/.test(text) ? Number(text) : undefined;
