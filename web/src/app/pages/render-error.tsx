import { RotateCcw, Unplug } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { isCodeUnavailable } from '@/ui/code-unavailable';
import { usePage } from '@/lib/page';
import { Button, ButtonLink } from '@/ui/button';
import { reportError } from '../browser-errors';
import { CodeUnavailable } from './code-unavailable';
import { PageMessage } from './page-message';

/** A page could not be shown: its code could not be fetched, or it threw while rendering. */
export function RenderError({ whole }: { whole?: boolean }) {
  const error = useRouteError();
  return isCodeUnavailable(error) ? (
    <CodeUnavailable whole={whole} />
  ) : (
    <Broken whole={whole} error={error} />
  );
}

function Broken({ whole, error }: { whole?: boolean; error: unknown }) {
  usePage('Something went wrong');
  const [reference, setReference] = useState<string | null>(null);
  // The router has caught it, so no other listener hears of it.
  useEffect(() => void reportError(error).then(setReference), [error]);
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
      {reference && (
        <p role="status">
          If it happens again, please tell the office this reference:{' '}
          <code className="font-semibold">{reference}</code>
        </p>
      )}
    </PageMessage>
  );
}
