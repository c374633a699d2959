import { chosenValues, comparedParts, sideIn, type ThreeStates } from '@/kit/conflict/compare';
import { ConflictParts } from '@/kit/conflict/conflict-parts';
import { useConflictFocus } from '@/kit/conflict/use-conflict-focus';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { useAllFolders } from '../../api/library';
import { itemParts } from '../../model/item-parts';
import type { ItemDraft } from '../../model/upload-draft';
import { ResumedNotice } from './resumed-notice';
import type { EditItem } from './use-edit-item';

/** What prevents an item from being saved, with what somebody else has changed, and what was restored. */
export function EditTrouble({ edit }: { edit: EditItem }) {
  const { conflict, trouble, isResumed } = edit;
  const notice = useConflictFocus(conflict?.states !== undefined);
  if (conflict)
    return (
      <Notice
        ref={notice}
        tone="warn"
        live
        intoView
        className="mb-4"
        title={conflict.message}
        action={
          <span className="flex flex-wrap gap-2">
            <Button variant="quiet" size="s" onClick={edit.takeTheirs}>
              Show the current version
            </Button>
            <Button size="s" onClick={edit.saveOver}>
              Save my version instead
            </Button>
          </span>
        }
      >
        {conflict.who} What you have typed is still here.
        {conflict.states && <Differences edit={edit} states={conflict.states} />}
      </Notice>
    );
  if (trouble)
    return (
      <Notice tone="bad" live intoView className="mb-4">
        {trouble} What you have typed is still here.
      </Notice>
    );
  return isResumed ? <ResumedNotice kept={edit.kept} onStartAgain={edit.discard} /> : null;
}

interface DifferencesProps {
  edit: EditItem;
  states: ThreeStates<ItemDraft>;
}

function Differences({ edit, states }: DifferencesProps) {
  const { data } = useAllFolders();
  const parts = itemParts(
    (id) => data?.folders.find((folder) => String(folder.id) === id)?.name ?? `Folder ${id}`,
  );
  const { draft, change } = edit.form;
  return (
    <ConflictParts
      differences={comparedParts(parts, states)}
      sideOf={({ label }) => sideIn(parts, states, draft, label)}
      onChoose={(choices) => change((now) => ({ ...now, ...chosenValues(parts, states, choices) }))}
    />
  );
}
