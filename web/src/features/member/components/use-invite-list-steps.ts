import type { InviteLine } from '@hearthside/contract/invitation';
import { useMemo, useState } from 'react';
import { useMe } from '@/features/session';
import { ApiError, isAway, messageOf } from '@/lib/api-error';
import { onlyLines } from '@/lib/csv-rows';
import { withDraft } from '@/lib/with-draft';
import { useInviteList } from '../api/use-invite-list';
import { EMPTY_LIST, inviteListDraft, type TypedList } from '../model/invite-draft';
import { isFaulty, listProblem } from '../model/invite-list';
import { useDiscard } from './use-discard';

/** How far a list has come: written, looked through, sent. */
export type Step =
  | { name: 'write'; /** Come back to from what was found in it. */ back?: true }
  | { name: 'checked'; lines: InviteLine[] }
  | { name: 'sent'; lines: InviteLine[]; invited: number };

/** A list of people on its way from a text to invitations. Nothing typed is lost on it. */
export function useInviteListSteps(open: boolean) {
  const me = useMe();
  const kept = useMemo(() => inviteListDraft(me.id), [me.id]);
  const [typed, setTyped] = useState(() => withDraft(EMPTY_LIST, kept));
  const [step, setStep] = useState<Step>({ name: 'write' });
  /** What is wrong: with the list itself, or with everything around it. */
  const [wrong, setWrong] = useState<{ list?: string; root?: string }>({});
  const { trigger, isMutating } = useInviteList();
  const { again, settle, discard } = useDiscard(kept, {
    empty: EMPTY_LIST,
    show: setTyped,
    said: 'List discarded',
  });

  // Opened anew it begins with the text: what was found in it may no longer be true.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setStep({ name: 'write' });
      setWrong({});
    }
  }

  const type = (patch: Partial<TypedList>) => {
    const next = { ...typed, ...patch };
    setTyped(next);
    kept.write(next);
    if ('csv' in patch) setWrong({});
  };
  const ask = async (send: boolean) => {
    setWrong({});
    try {
      return await trigger({ ...typed, send });
    } catch (error) {
      const list = error instanceof ApiError ? error.details.csv : undefined;
      if (list && !send) setWrong({ list });
      // Some may have been invited before the connection broke.
      else setWrong({ root: messageOf(error) + (send && isAway(error) ? AGAIN : '') });
    }
  };
  const check = async () => {
    const list = listProblem(typed.csv);
    if (list) return setWrong({ list });
    const found = await ask(false);
    if (found && found.lines.length === 0) return setWrong({ list: NOBODY });
    if (found) setStep({ name: 'checked', lines: found.lines });
  };
  const send = async () => {
    const done = await ask(true);
    if (!done) return;
    setStep({ name: 'sent', ...done });
    // What is left to put right stays, what is done goes.
    const left = done.lines.filter(isFaulty).map(({ line }) => line);
    if (left.length > 0) return type({ csv: onlyLines(typed.csv, left) });
    kept.clear();
    setTyped(EMPTY_LIST);
  };
  const write = () => {
    setWrong({});
    setStep({ name: 'write', back: true });
  };
  return { again, settle, discard, typed, type, step, wrong, busy: isMutating, check, send, write };
}

const AGAIN = ' Please try again: nobody is invited twice.';
const NOBODY = 'There is nobody in this list yet.';
