import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { setupCalls } from '../../api/setup';
import { isSameAddress } from '../../model/setup-steps';
import { MissingParts } from './missing-parts';
import type { SetupStepProps } from './setup-props';

/** The address of the portal, its storage of files, and what is still missing. All of it is set on the server. */
export function SetupServer({ code, status, onSaved, onNext }: SetupStepProps) {
  return (
    <div className="grid gap-7">
      <Address publicUrl={status.publicUrl} />
      <Files code={code} status={status} onSaved={onSaved} />
      <section className="grid gap-3">
        <h2 className="text-lg">What is still missing</h2>
        <MissingParts missing={status.missing} />
        {status.missing.length > 0 && (
          <p className="text-s text-ink-soft">
            These are settings of the server, explained in docs/operations.md. They take effect when
            the server starts again. You can continue now.
          </p>
        )}
      </section>
      <Button wide onClick={onNext}>
        Continue
      </Button>
    </div>
  );
}

function Address({ publicUrl }: { publicUrl: string }) {
  const { origin } = window.location;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">Address</h2>
      {isSameAddress(publicUrl, origin) ? (
        <Notice tone="good">
          Links in mails lead to {publicUrl}, the address you are using now.
        </Notice>
      ) : (
        <Notice tone="warn" title="The portal does not know this address">
          You are using {origin}, and links in mails lead to {publicUrl}. If members will use the
          address you are using, set PUBLIC_URL to it and start the server again.
        </Notice>
      )}
    </section>
  );
}

function Files({ code, status, onSaved }: Pick<SetupStepProps, 'code' | 'status' | 'onSaved'>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { kind, place, checked } = status.storage;
  const check = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      onSaved(await setupCalls.setupStorage({ code }));
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">Files</h2>
      <p className="wrap-anywhere text-ink-soft">
        Files of members are kept in {kind === 'bucket' ? 'the bucket' : 'the folder'} {place}.
      </p>
      {problem && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      {checked && !problem && (
        <Notice tone="good" live>
          A file was written there, read and removed.
        </Notice>
      )}
      <Button variant="quiet" busy={busy} busyLabel="Trying..." onClick={() => void check()}>
        {checked ? 'Try it again' : 'Try it'}
      </Button>
    </section>
  );
}
