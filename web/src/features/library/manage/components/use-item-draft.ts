import { useState } from 'react';
import type { StoredDraft } from '../../model/stored-draft';
import {
  tabOfFirst,
  type DialogTab,
  type ItemDraft,
  type Problems,
} from '../../model/upload-draft';

/** What is typed about an item, what is wrong with it, and which tab is open. */
export function useItemDraft(start: ItemDraft, kept: StoredDraft) {
  const [draft, setDraft] = useState(() => kept.over(start));
  const [problems, setProblems] = useState<Problems>({});
  const [tab, setTab] = useState<DialogTab>('option');
  const [refusals, setRefusals] = useState(0);

  const without = (now: Problems, fields: readonly string[]): Problems =>
    Object.fromEntries(Object.entries(now).filter(([field]) => !fields.includes(field)));

  const change = (make: (draft: ItemDraft) => ItemDraft) => {
    const next = make(draft);
    kept.keep(next);
    setDraft(next);
    // A problem with a field is cleared when the field changes.
    const fields = (Object.keys(next) as (keyof ItemDraft)[]).filter(
      (field) => next[field] !== draft[field],
    );
    const about = fields.flatMap((field) =>
      field === 'files' ? ['file', ...titlesIn(problems)] : [field],
    );
    setProblems((now) => without(now, about));
  };
  /** Shows the problems, on the tab with the first one. */
  const refuse = (wrong: Problems) => {
    setProblems(wrong);
    setTab(tabOfFirst(wrong) ?? tab);
    setRefusals((before) => before + 1);
  };
  const restart = (from: ItemDraft) => {
    kept.clear();
    setDraft(from);
    setProblems({});
    setTab('option');
  };
  return {
    draft,
    tab,
    change,
    refuse,
    restart,
    setDraft,
    fields: {
      draft,
      problems,
      tab,
      refusals,
      onTab: setTab,
      onChange: change,
      onFileProblem: (problem: string | undefined) =>
        setProblems((now) => ({
          ...without(now, ['file']),
          ...(problem !== undefined && { file: problem }),
        })),
    },
  };
}

const titlesIn = (problems: Problems) =>
  Object.keys(problems).filter((field) => field.startsWith('title:'));
