import { dropIndex, type Migration } from '../migration';

/** 1.0.0 had an index that no query uses since another one took its place. It cost a write for each mail. */
export const dropIndexOfDueMails: Migration = {
  name: '001-drop-index-of-due-mails',
  up: (trx) => dropIndex(trx, 'portal_mails', 'portal_mails_due_idx'),
};
