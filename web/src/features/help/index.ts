import { latePart } from '@/ui/late-part';

export { EmergencyHelpLink } from './components/emergency-help-link';
/** The dialog that writes to the team, for other features that end at a person. */
export const useContactDialog = latePart(
  async () => (await import('./components/contact-dialog')).ContactDialog,
);
