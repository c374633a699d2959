import { HELP_TEXTS, type HelpPlace } from '@hearthside/contract/help/fields';
import type { Answer } from '@hearthside/contract/endpoint';
import type { helpEndpoints } from '@hearthside/contract/help/endpoints';
import { useMemo, useState } from 'react';
import { hasCode, messageOf } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { toast } from '@/ui/toast/toast';
import { useRemoveMissed } from '../api/answers';
import { answerTo } from '../model/answer-draft';
import { TOPIC_OPTIONS } from '../model/topic-options';
import { AnswerFormDialog } from './answer-form-dialog';
import { useAnswerForm } from './use-answer-form';

export type MissedSearch = Answer<typeof helpEndpoints.missed>['searches'][number];

export interface MissedAnswerDialogProps {
  /** The search to answer. The dialog is open while there is one. */
  search: MissedSearch | undefined;
  onWrite: (search: MissedSearch | undefined) => void;
  /** Called when the answered search has left the list. */
  onAnswered: () => void;
}

/** Writes an answer to what was searched for and not found. */
export function MissedAnswerDialog({ search, onWrite, onAnswered }: MissedAnswerDialogProps) {
  const { shown, opening } = useSubject(search);
  if (!shown) return null;
  return (
    <OneMissed
      key={opening}
      search={shown}
      open={search !== undefined}
      onClose={() => onWrite(undefined)}
      onReopen={() => onWrite(shown)}
      onAnswered={onAnswered}
    />
  );
}

interface OneMissedProps {
  search: MissedSearch;
  open: boolean;
  onClose: () => void;
  onReopen: () => void;
  onAnswered: () => void;
}

function OneMissed({ search, open, onClose, onReopen, onAnswered }: OneMissedProps) {
  const [topic, setTopic] = useState<HelpPlace>('faq');
  const proposal = useMemo(
    () => ({ about: `help.missed.${search.id}`, start: answerTo(search.words) }),
    [search],
  );
  const { trigger: clear } = useRemoveMissed();
  const takeOff = async () => {
    try {
      await clear({ id: search.id });
    } catch (error) {
      // Somebody else may have taken it off in the meantime.
      if (!hasCode(error, 'NOT_FOUND'))
        toast.error(messageOf(error, 'The search couldn’t be removed from the list'));
    }
    onAnswered();
  };
  const saved = () => {
    onClose();
    // The answer is saved, so the form is done whatever becomes of the list.
    void takeOff();
  };
  const state = useAnswerForm(topic, undefined, saved, proposal);
  return (
    <AnswerFormDialog
      state={state}
      open={open}
      onClose={onClose}
      onReopen={onReopen}
      title={HELP_TEXTS.add}
      description={`Members searched for “${search.words}” and found nothing.`}
    >
      <Field label="Topic">
        <Select
          options={TOPIC_OPTIONS}
          value={topic}
          onChange={({ target }) => setTopic(target.value as HelpPlace)}
        />
      </Field>
    </AnswerFormDialog>
  );
}
