import { STAFF_ROLES } from '@hearthside/contract/session/second-factor';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { useOpenPanel } from '../../api/own-factor';
import { useMe } from '../../api/sessions';

const STAFF: readonly string[] = STAFF_ROLES;

/** The door to the panel for the staff. Where a second factor is required, nobody signs in there without it. */
export function OpenPanel() {
  const { role, verified } = useMe();
  const { trigger, isMutating } = useOpenPanel();
  const [error, setError] = useState('');
  if (!verified || !STAFF.includes(role)) return null;
  const open = async () => {
    setError('');
    try {
      window.location.assign((await trigger()).path);
    } catch (reason) {
      setError(messageOf(reason));
    }
  };
  return (
    <Card aria-labelledby="open-panel">
      <CardTitle id="open-panel">Panel</CardTitle>
      <p className="text-s text-ink-soft">
        The office manages content and settings in the panel, which has its own account and
        password. Open it here, and your second step counts there too, for ten minutes.
      </p>
      {error && (
        <Notice tone="bad" live className="mt-3">
          {error}
        </Notice>
      )}
      <Button
        variant="quiet"
        className="mt-3"
        icon={<ExternalLink size={18} aria-hidden />}
        busy={isMutating}
        busyLabel="Opening..."
        onClick={() => void open()}
      >
        Open the panel
      </Button>
    </Card>
  );
}
