import { Link } from 'react-router-dom';
import { useSettings } from '@/features/settings';
import { Logo } from '@/ui/media/logo';

/** The organization's logo as a link home, with its name if there is room. */
export function HomeMark({ full }: { full?: boolean }) {
  const { organisationName, tagline, logo } = useSettings();
  return (
    <Link
      to="/"
      aria-label={full ? undefined : `${organisationName}, home`}
      className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-s"
    >
      <Logo name={organisationName} tagline={tagline} src={logo} compact={!full} />
    </Link>
  );
}
