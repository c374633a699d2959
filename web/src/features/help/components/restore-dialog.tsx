import type { HelpPlace } from '@hearthside/contract/help/fields';
import { useState } from 'react';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TOPIC_OPTIONS } from '../model/topic-options';
import type { TrashedAnswer } from './help-trash-table';

export interface RestoreDialogProps {
  /** The answer to restore. The dialog is open while there is one. */
  item: TrashedAnswer | undefined;
  onClose: () => void;
  onChoose: (item: TrashedAnswer, topic: HelpPlace) => void;
}

/** Asks for the topic of an answer that was in none when it was deleted. */
export function RestoreDialog({ item, onClose, onChoose }: RestoreDialogProps) {
  const { shown } = useSubject(item);
  const [topic, setTopic] = useState<HelpPlace>('faq');
  if (!shown) return null;
  return (
    <Dialog
      open={item !== undefined}
      onClose={onClose}
      title="Restore answer"
      description={`“${shown.question}” had no topic when it was deleted.`}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
        onChoose(shown, topic);
      }}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Restore</Button>
        </>
      }
    >
      <Field label="Topic">
        <Select
          options={TOPIC_OPTIONS}
          value={topic}
          onChange={({ target }) => setTopic(target.value as HelpPlace)}
        />
      </Field>
    </Dialog>
  );
}
