export const MEMBERSHIP_UID = 'api::membership.membership';
export const EVENT_UID = 'api::membership.membership-event';
export const PLAN_UID = 'api::membership.plan';
