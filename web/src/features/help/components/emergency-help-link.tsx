import { useSettings } from '@/features/settings';
import { EMERGENCY_HELP_PATH, storedEmergencies } from '@/lib/drafts/stored-emergencies';
import { ButtonLink } from '@/ui/button';

/** Leads to what this device knows of help in an emergency; nothing where it knows nothing. Every page carries it. */
export function EmergencyHelpLink() {
  const { emergencyNumber } = useSettings();
  if (!emergencyNumber && storedEmergencies() === null) return null;
  return (
    <ButtonLink to={EMERGENCY_HELP_PATH} variant="quiet">
      Emergency help
    </ButtonLink>
  );
}
