import { RotateCcw, Unplug } from 'lucide-react';
import { usePage } from '@/lib/page';
import { Button, ButtonLink } from '@/ui/button';
import { PageMessage } from './page-message';

/** A page broke while it was drawn, or its code could not be fetched after an update. */
export function RenderError({ whole }: { whole?: boolean }) {
  usePage('Something went wrong');
  return (
    <PageMessage
      whole={whole}
      tone="bad"
      icon={<Unplug size={32} aria-hidden />}
      heading="This page could not be shown"
      actions={
        <>
          <Button
            icon={<RotateCcw size={18} aria-hidden />}
            onClick={() => window.location.reload()}
          >
            Reload
          </Button>
          <ButtonLink to="/" reloadDocument variant="quiet">
            Go to Home
          </ButtonLink>
        </>
      }
    >
      <p>
        Reloading usually helps: the portal may have been updated while it was open. What you typed
        into a form is kept.
      </p>
    </PageMessage>
  );
}
