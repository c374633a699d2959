/** Donations: by the donation service's news, by hand and by list; their totals and statements (ruling 27). */

export { list, exportList } from '../domain/donation-list';
export { detail, setStatus } from '../domain/donation-statuses';
export { totals } from '../domain/donation-totals';
export { nameEarlierGift } from '../domain/earlier-gifts';
export { importList } from '../domain/importing-gifts';
export { nameDonor } from '../domain/naming-donors';
export { putNewsAside } from '../domain/unusable-webhook-events';
export { receive } from '../domain/webhook-receiving';
export { service, reconcileNow } from '../domain/reconciling';
export { record } from '../domain/entering-gifts';
export { statementOf, ownStatement, ownYears } from '../domain/donor-statements';
