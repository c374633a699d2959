import type { Migration } from '../migration';
import { dropIndexOfDueMails } from './001-drop-index-of-due-mails';
import { dropIndexOfTotals } from './002-drop-index-of-totals';

/** Every migration, in the order in which they run. New ones come last, and none is ever taken away. */
export const MIGRATIONS: readonly Migration[] = [dropIndexOfDueMails, dropIndexOfTotals];
