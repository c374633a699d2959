import type { GiftLine } from '@hearthside/contract/donation-endpoints';
import { useMemo, useState } from 'react';
import { useDiscard } from '@/features/member';
import { useMe } from '@/features/session';
import { ApiError, isAway, messageOf } from '@/lib/api-error';
import { onlyLines } from '@/lib/csv-rows';
import { withDraft } from '@/lib/with-draft';
import { useImportGifts } from '../api/use-import-gifts';
import { giftListDraft, isFaulty, listProblem, type TypedGifts } from '../model/gift-list';

/** How far a list has come: written, looked through, recorded. */
export type Step =
  | { name: 'write'; /** Come back to from what was found in it. */ back?: true }
  | { name: 'checked'; lines: GiftLine[] }
  | { name: 'recorded'; lines: GiftLine[] };

const EMPTY: TypedGifts = { csv: '' };

/** A list of gifts on its way from a text to donations. Nothing typed is lost on it. */
export function useGiftListSteps(open: boolean) {
  const me = useMe();
  const kept = useMemo(() => giftListDraft(me.id), [me.id]);
  const [typed, setTyped] = useState(() => withDraft(EMPTY, kept));
  const [step, setStep] = useState<Step>({ name: 'write' });
  /** What is wrong: with the list itself, or with everything around it. */
  const [wrong, setWrong] = useState<{ list?: string; root?: string }>({});
  const { trigger, isMutating } = useImportGifts();
  const { again, settle, discard } = useDiscard(kept, {
    empty: EMPTY,
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

  const type = (csv: string) => {
    setTyped({ csv });
    kept.write({ csv });
    setWrong({});
  };
  const ask = async (record: boolean) => {
    setWrong({});
    try {
      return await trigger({ ...typed, record });
    } catch (error) {
      const list = error instanceof ApiError ? error.details.csv : undefined;
      if (list && !record) setWrong({ list });
      // They may have been recorded before the connection broke.
      else setWrong({ root: messageOf(error) + (record && isAway(error) ? AGAIN : '') });
    }
  };
  const check = async () => {
    const list = listProblem(typed.csv);
    if (list) return setWrong({ list });
    const found = await ask(false);
    if (found) setStep({ name: 'checked', lines: found.lines });
  };
  const record = async () => {
    const done = await ask(true);
    if (!done) return;
    setStep({ name: 'recorded', lines: done.lines });
    // What is left to put right stays, what is done goes.
    const left = done.lines.filter(isFaulty).map(({ line }) => line);
    if (left.length > 0) return type(onlyLines(typed.csv, left));
    kept.clear();
    setTyped(EMPTY);
  };
  const write = () => {
    setWrong({});
    setStep({ name: 'write', back: true });
  };
  return {
    again,
    settle,
    discard,
    typed,
    type,
    step,
    wrong,
    busy: isMutating,
    check,
    record,
    write,
  };
}

const AGAIN = ' Please try again: no gift is recorded twice.';
