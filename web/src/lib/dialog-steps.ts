/**
 * How the address changes as a dialog over a list opens or closes, given to `useQueryState`'s `change`. That is no step
 * of the history: the dialog has its own, by which Back closes it (ui/back-steps). The list stays where it is.
 */
export const DIALOG_STEP = { replace: true, preventScrollReset: true };
