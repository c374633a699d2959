import { latePart } from '@/ui/late-part';

export { EmergencyHelpLink } from './components/emergency-help-link';
/** The dialog that sends a message to the team, for other features that offer to contact a person. */
export const useContactDialog = latePart(
  async () => (await import('./components/contact-dialog')).ContactDialog,
);
