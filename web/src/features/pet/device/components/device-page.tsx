import { can } from '@hearthside/contract/access';
import { useState } from 'react';
import { useStoredMessagesCard } from '@/features/inbox';
import { useMe } from '@/features/session';
import { messageOf } from '@/lib/api/api-error';
import { Card, CardTitle } from '@/ui/card';
import { Switch } from '@/ui/fields/switch';
import { toast } from '@/ui/toast/toast';
import { allowSheets, refuseSheets } from '../api/kept-sheets';
import { KEPT_TEXTS, useSheetChoice, whyNotKept } from '../model/sheet-choice';
import { StoredSheetList } from './stored-sheet-list';

/** What this device keeps for a time without a connection, a tab of the profile. */
export function DevicePage() {
  const me = useMe();
  const obstacle = whyNotKept();
  const { data: MessagesCard } = useStoredMessagesCard();
  return (
    <div className="grid max-w-180 gap-4">
      <Card aria-labelledby="without-connection">
        <CardTitle id="without-connection">Without a connection</CardTitle>
        {!can(me, 'pet_records') ? (
          <p className="text-ink-soft">
            Your role doesn’t include pet records, so there are no emergency sheets to keep.
          </p>
        ) : obstacle ? (
          <p className="text-ink-soft">{KEPT_TEXTS[obstacle]}</p>
        ) : (
          <KeepSwitch memberId={me.id} />
        )}
      </Card>
      <StoredSheetList />
      {MessagesCard && <MessagesCard memberId={me.id} />}
    </div>
  );
}

/** Takes effect at once. */
function KeepSwitch({ memberId }: { memberId: number }) {
  const isKept = useSheetChoice(memberId) === 'yes';
  const [busy, setBusy] = useState(false);
  const change = async (keep: boolean) => {
    setBusy(true);
    try {
      if (!keep) {
        await refuseSheets(memberId);
        toast.success(KEPT_TEXTS.deleted);
      } else if (await allowSheets(memberId)) toast.success(KEPT_TEXTS.kept);
      else toast.error(KEPT_TEXTS.notStored);
    } catch (error) {
      toast.error(messageOf(error, KEPT_TEXTS.notRead));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Switch
      label="Keep the emergency sheets of my pets on this device"
      hint={KEPT_TEXTS.why}
      checked={isKept}
      busy={busy}
      onChange={(keep) => void change(keep)}
    />
  );
}
