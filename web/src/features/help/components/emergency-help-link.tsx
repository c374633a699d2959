import { useSettings } from '@/features/settings';
import { EMERGENCY_HELP_PATH, storedEmergencies } from '@/lib/drafts/stored-emergencies';
import { ButtonLink } from '@/ui/button';

/** A link to the emergency help that this device has stored. Nothing if it has none. Every page carries it. */
export function EmergencyHelpLink() {
  const { emergencyNumber } = useSettings();
  if (!emergencyNumber && storedEmergencies() === null) return null;
  return (
    <ButtonLink to={EMERGENCY_HELP_PATH} variant="quiet">
      Emergency help
    </ButtonLink>
  );
}
