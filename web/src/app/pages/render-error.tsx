import { RotateCcw, Unplug } from 'lucide-react';
import { useRouteError } from 'react-router-dom';
import { isCodeUnavailable } from '@/ui/code-unavailable';
import { usePage } from '@/lib/page';
import { Button, ButtonLink } from '@/ui/button';
import { CodeUnavailable } from './code-unavailable';
import { PageMessage } from './page-message';

/** A page could not be shown: its code could not be fetched, or it threw while rendering. */
export function RenderError({ whole }: { whole?: boolean }) {
  return isCodeUnavailable(useRouteError()) ? (
    <CodeUnavailable whole={whole} />
  ) : (
    <Broken whole={whole} />
  );
}

function Broken({ whole }: { whole?: boolean }) {
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
