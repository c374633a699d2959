import { helpPages } from '@hearthside/contract/help/pages';
import { storedEmergencies } from '@/lib/drafts/stored-emergencies';
import { ButtonLink } from '@/ui/button';
import { useSettings } from '../api/settings';

/** A link to the emergency help that this device has stored. Nothing if it has none. Every page carries it. */
export function EmergencyHelpLink() {
  const { emergencyNumber } = useSettings();
  if (!emergencyNumber && storedEmergencies() === null) return null;
  return (
    <ButtonLink to={helpPages.offline} variant="quiet">
      Emergency help
    </ButtonLink>
  );
}
