import { petPages } from '@hearthside/contract/pet/pages';
import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMe } from '@/features/session';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { allowSheets, refuseSheets } from '../api/kept-sheets';
import { KEPT_TEXTS, useSheetChoice, whyNotKept } from '../model/sheet-choice';

/** Asks once on each device whether it may keep the emergency sheets of the member's own pets. */
export function AskToKeep({ detail: { pet, careTeam } }: { detail: PetDetail }) {
  const { id } = useMe();
  const choice = useSheetChoice(id);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isOwn = pet.ownerId === id || careTeam.some(({ userId }) => userId === id);
  if (choice !== null || !isOwn || whyNotKept()) return null;

  const allow = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      if (await allowSheets(id)) toast.success(KEPT_TEXTS.kept);
      else setProblem(KEPT_TEXTS.notStored);
    } catch (error) {
      setProblem(messageOf(error, KEPT_TEXTS.notRead));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice
      title="Keep the emergency sheets of your pets on this device?"
      className="mt-4 print:hidden"
      action={
        <span className="flex flex-wrap gap-2">
          <Button busy={busy} busyLabel="Saving..." onClick={() => void allow()}>
            Keep on this device
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => void refuseSheets(id)}>
            No, thanks
          </Button>
        </span>
      }
    >
      <p>
        {KEPT_TEXTS.why} You can change this at any time in{' '}
        <Link to={petPages.onDevice} className="underline underline-offset-3">
          your profile
        </Link>
        .
      </p>
      {problem && (
        <p role="alert" className="mt-1 font-semibold text-bad">
          {problem}
        </p>
      )}
    </Notice>
  );
}
