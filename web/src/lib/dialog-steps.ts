/**
 * How the address changes as a dialog over a list opens or closes. Pass it to `useQueryState`'s `change`. This adds
 * no step to the history, because the dialog has its own step, which Back uses to close it (ui/back-steps). The list
 * keeps its scroll position.
 */
export const DIALOG_STEP = { replace: true, preventScrollReset: true };
