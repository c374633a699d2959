/**
 * How the address changes for a dialog over a list, given to `useQueryState`'s `change`: opening is a step, so that
 * the back button closes it.
 */
export const DIALOG_OPENS = { preventScrollReset: true };
/** Closing is none, so that the back button does not open it again. The list stays where it is under both. */
export const DIALOG_CLOSES = { replace: true, preventScrollReset: true };
