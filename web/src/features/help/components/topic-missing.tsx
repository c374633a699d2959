import { HELP_TEXTS } from '@hearthside/contract/help';
import { MapPinOff } from 'lucide-react';
import { usePage } from '@/lib/page';
import { EmptyState } from '@/ui/empty-state';
import { BackLink } from '@/ui/page-header';
import { HELP_HOME } from '../model/help-links';

/** An address that names no topic. */
export function TopicMissing() {
  usePage('Help Center');
  return (
    <>
      <BackLink to={HELP_HOME} label={HELP_TEXTS.back} />
      <EmptyState
        icon={<MapPinOff size={32} aria-hidden />}
        title="The help center has no such topic."
      >
        The link may be old or have a typing mistake in it.
      </EmptyState>
    </>
  );
}
