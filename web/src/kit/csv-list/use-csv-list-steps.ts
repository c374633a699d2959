import { useState } from 'react';
import { ApiError, isAway, messageOf } from '@/lib/api/api-error';
import { onlyLines } from '@/lib/files/csv-rows';
import type { Draft } from '@/lib/drafts/draft';
import { withDraft } from '@/lib/drafts/with-draft';
import { useDiscard } from '@/ui/dialogs/use-discard';

/** The result of a list, line by line. `line` counts as a spreadsheet does. */
export interface Found {
  lines: readonly { line: number }[];
}

/** The current step of a list: written, checked, done. */
export type CsvListStep<Answer extends Found> =
  | { name: 'write'; /** The member came back from the result to fix something. */ back?: true }
  | { name: 'checked'; found: Answer }
  | { name: 'done'; found: Answer };

export interface CsvListAsked<Typed, Answer extends Found> {
  /** Whether its dialog is open. */
  open: boolean;
  /** Stores what is typed, so that it outlives the dialog. Pass the same object each time. */
  kept: Draft<Typed>;
  empty: Typed;
  /** Why a list can't even be checked. */
  problem: (csv: string) => string | undefined;
  /** The message for a list that has only headings. */
  nothingIn: string;
  /** Sends the list to be checked, or with `isDone` to be processed. */
  ask: (typed: Typed, isDone: boolean) => Promise<Answer>;
  isFaulty: (line: Answer['lines'][number]) => boolean;
  /** Added to the message if the connection broke while the list was processed: says that it may be sent once more. */
  again: string;
}

/** The steps of a list, from its text to what is done with its lines. Nothing that was typed gets lost. */
export function useCsvListSteps<Typed extends { csv: string }, Answer extends Found>(
  asked: CsvListAsked<Typed, Answer>,
) {
  const { open, kept, empty, problem, ask } = asked;
  const [typed, setTyped] = useState(() => withDraft(empty, kept));
  const [step, setStep] = useState<CsvListStep<Answer>>({ name: 'write' });
  const [busy, setBusy] = useState(false);
  /** What is wrong: with the list itself, or with anything else. */
  const [wrong, setWrong] = useState<{ list?: string; root?: string }>({});
  const { again, settle, discard } = useDiscard<Typed>(kept, {
    empty,
    show: setTyped,
    said: 'List discarded',
  });

  // When it opens again, it starts with the text, because the last check may be out of date.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setStep({ name: 'write' });
      setWrong({});
    }
  }

  const type = (patch: Partial<Typed>) => {
    const next = { ...typed, ...patch };
    setTyped(next);
    kept.write(next);
    if ('csv' in patch) setWrong({});
  };
  const answerTo = async (isDone: boolean) => {
    setWrong({});
    setBusy(true);
    try {
      return await ask(typed, isDone);
    } catch (error) {
      const list = error instanceof ApiError ? error.details.csv : undefined;
      if (list && !isDone) setWrong({ list });
      // Some of the lines may have been processed before the connection broke.
      else setWrong({ root: messageOf(error) + (isDone && isAway(error) ? asked.again : '') });
    } finally {
      setBusy(false);
    }
  };
  const check = async () => {
    const list = problem(typed.csv);
    if (list) return setWrong({ list });
    const found = await answerTo(false);
    if (found?.lines.length === 0) return setWrong({ list: asked.nothingIn });
    if (found) setStep({ name: 'checked', found });
  };
  const finish = async () => {
    const found = await answerTo(true);
    if (!found) return;
    setStep({ name: 'done', found });
    // Lines that still need fixing stay, and processed ones are removed.
    const left = found.lines.filter(asked.isFaulty).map(({ line }) => line);
    if (left.length > 0) return type({ csv: onlyLines(typed.csv, left) } as Partial<Typed>);
    kept.clear();
    setTyped(empty);
  };
  const write = () => {
    setWrong({});
    setStep({ name: 'write', back: true });
  };
  return { again, settle, discard, typed, type, step, wrong, busy, check, finish, write };
}

/** What a dialog for such a list works with. */
export type CsvListSteps = Pick<
  ReturnType<typeof useCsvListSteps<{ csv: string }, Found>>,
  'busy' | 'check' | 'finish' | 'write'
>;
