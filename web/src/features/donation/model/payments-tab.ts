/** What the admins' page of donations is divided into, by the address. */
export const PAYMENT_TABS = {
  donations: 'Donations',
  totals: 'Totals',
  service: 'Donation service',
} as const;
export type PaymentsTab = keyof typeof PAYMENT_TABS;

/** Which tab an address asks for: `?tab=`. */
export function tabIn(params: URLSearchParams): PaymentsTab {
  const tab = params.get('tab') ?? '';
  return Object.hasOwn(PAYMENT_TABS, tab) ? (tab as PaymentsTab) : 'donations';
}

/** The tabs with their addresses. */
export const paymentTabs = (Object.keys(PAYMENT_TABS) as PaymentsTab[]).map((tab) => ({
  id: tab,
  label: PAYMENT_TABS[tab],
  to: tab === 'donations' ? '/admin-payments' : `/admin-payments?tab=${tab}`,
}));

/** A year in an address or a list of choices; undefined of what is none. */
export const yearIn = (text: string | null | undefined): number | undefined =>
  text && /^(19|20|21)\d\d$/.test(text) ? Number(text) : undefined;
