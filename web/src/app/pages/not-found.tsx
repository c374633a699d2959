import { MapPinOff } from 'lucide-react';
import { usePage } from '@/lib/page';
import { ButtonLink } from '@/ui/button';
import { PageMessage } from './page-message';

/** An address that leads nowhere. */
export function NotFound() {
  usePage('Page not found');
  return (
    <PageMessage
      icon={<MapPinOff size={32} aria-hidden />}
      heading="There is nothing at this address"
      actions={<ButtonLink to="/">Go to Home</ButtonLink>}
    >
      <p>The link may be out of date or mistyped.</p>
    </PageMessage>
  );
}
