import type { Migration } from '../migration';
import { dropIndexOfDueMails } from './001-drop-index-of-due-mails';

/** Every migration, in the order in which they run. New ones come last, and none is ever taken away. */
export const MIGRATIONS: readonly Migration[] = [dropIndexOfDueMails];
