export const DONATION_UID = 'api::donation.donation';
export const CHANGE_UID = 'api::donation.donation-change';
export const REFUND_UID = 'api::donation.donation-refund';
export const EVENT_UID = 'api::donation.service-event';
export const PASS_UID = 'api::donation.service-pass';

/** Their tables, for queries in plain SQL. */
export const DONATIONS = 'portal_donations';
export const REFUNDS = 'portal_donation_refunds';
export const MONTHS = 'portal_donation_months';
export const EVENTS = 'portal_donation_events';
