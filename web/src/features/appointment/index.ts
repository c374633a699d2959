import { latePart } from '@/ui/late-part';

export { useHasAppointments } from './api/use-has-appointments';
export type { Asking } from './components/ask-dialog';

/** The dialog that asks for an appointment. Loaded late, because the shell imports this feature but needs no form. */
export const useAskDialog = latePart(
  async () => (await import('./components/ask-dialog')).AskDialog,
);

/** Confirms an appointment where it waits. Loaded late for the same reason. */
export const useConfirmButton = latePart(
  async () => (await import('./components/confirm-button')).ConfirmButton,
);
