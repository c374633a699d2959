import { FORMS } from './form-files';

/** The long one: a hundred questions about a home in which animals stay, gone through once a year. */
export const CARE_STANDARDS = FORMS['care-standards'];
