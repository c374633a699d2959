import { latePart } from '@/ui/late-part';

export { refreshEmergencies } from './api/emergencies';

/** The dialog that sends a message to the team, for other features that offer to contact a person. */
export const useContactDialog = latePart(
  async () => (await import('./components/contact-dialog')).ContactDialog,
);
