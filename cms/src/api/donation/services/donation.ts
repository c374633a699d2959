/**
 * Donations: from the donation service's webhook events, by hand and from lists; their totals and statements (ruling
 * 27).
 */

export { list, exportList } from '../data/donation-list';
export { detail } from '../data/donation-detail';
export { setStatus } from '../data/setting-status';
export { totals } from '../data/donation-totals';
export { nameEarlierGift } from '../data/earlier-gifts';
export { importList } from '../data/importing-gifts';
export { nameDonor } from '../data/naming-donors';
export { dismissWebhookEvent } from '../data/unusable-webhook-events';
export { receive } from '../data/webhook-receiving';
export { service, reconcileNow } from '../data/reconciling';
export { correct } from '../data/correcting';
export { refund, removeRefund } from '../data/refunding';
export { record } from '../data/entering-gifts';
export { statementOf, ownStatement, ownYears } from '../data/donor-statements';
