import type { Answer } from '@hearthside/contract/endpoint';
import { HELP_PLACES, type HelpPlace } from '@hearthside/contract/help/fields';
import type { helpEndpoints } from '@hearthside/contract/help/endpoints';
import { useState } from 'react';
import { deletedColumn, TrashTable, useRestoring } from '@/kit/trash/trash-table';
import { OwnWords } from '@/ui/email-text';
import type { Column } from '@/ui/lists/table';
import { useRestoreAnswer } from '../api/answers';
import { RestoreDialog } from './restore-dialog';

export type TrashedAnswer = Answer<typeof helpEndpoints.trash>['items'][number];

export interface HelpTrashTableProps {
  items: readonly TrashedAnswer[];
  busy: boolean;
  /** Called when an answer has left the list. */
  onBack: () => void;
}

const FACTS: Column<TrashedAnswer>[] = [
  {
    id: 'question',
    header: 'Question',
    primary: true,
    cell: ({ question }) => <OwnWords text={question} />,
  },
  {
    id: 'topic',
    header: 'Topic',
    cell: ({ topic }) => (topic ? HELP_PLACES[topic].card : 'None'),
  },
  deletedColumn(),
];

/** Deleted answers, one per row, each with a Restore button. One that was in no topic asks for one. */
export function HelpTrashTable({ items, busy, onBack }: HelpTrashTableProps) {
  const { trigger } = useRestoreAnswer();
  const { restoring, restore } = useRestoring<TrashedAnswer>(
    ({ question }) => `“${question}”`,
    onBack,
  );
  const [asking, setAsking] = useState<TrashedAnswer>();
  const restoreUnder = (item: TrashedAnswer, topic?: HelpPlace) =>
    void restore(item, () => trigger({ id: item.id, topic }));
  return (
    <>
      <TrashTable
        caption="Deleted answers"
        facts={FACTS}
        items={items}
        busy={busy}
        restoring={restoring}
        onRestore={(item) => (item.topic ? restoreUnder(item) : setAsking(item))}
        about={({ question }) => question}
      />
      <RestoreDialog item={asking} onClose={() => setAsking(undefined)} onChoose={restoreUnder} />
    </>
  );
}
