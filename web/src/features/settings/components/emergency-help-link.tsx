import { helpPages } from '@hearthside/contract/help/pages';
import { ButtonLink } from '@/ui/button';

/** A link to the emergency help, which says something on every device. Every page before the sign-in carries it. */
export function EmergencyHelpLink() {
  return (
    <ButtonLink to={helpPages.offline} variant="quiet">
      Emergency help
    </ButtonLink>
  );
}
