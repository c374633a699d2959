import { dropIndex, type Migration } from '../migration';

/** Totals of members are counted from an index that knows the archive too, under another name. */
export const dropIndexOfTotals: Migration = {
  name: '002-drop-index-of-totals',
  up: (trx) => dropIndex(trx, 'up_users', 'up_users_totals_idx'),
};
