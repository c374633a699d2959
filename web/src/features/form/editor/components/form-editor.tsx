import type { FormDefinition } from '@hearthside/contract/form/fields';
import type { FormDetail } from '@hearthside/contract/form/endpoints';
import { useState } from 'react';
import { useMe } from '@/features/session';
import { messageOf } from '@/lib/api/api-error';
import { usePage } from '@/lib/page';
import { LeaveGuard } from '@/ui/dialogs/leave-guard';
import { Tabs } from '@/ui/lists/tabs';
import { editedForm, emptyForm } from '../model/form-draft';
import { unsentForm } from '../model/kept-form';
import { EditorConflict } from './editor-conflict';
import { EditorFormTab } from './editor-form-tab';
import { RoleAccessTab } from '../../list/components/role-access-tab';
import { useChosenRoles } from '../../list/components/use-chosen-roles';
import { useFormEditing } from '../hooks/use-form-editing';
import { useRoleSaves } from '../../list/components/use-role-saves';

export interface FormEditorProps {
  /** The form as it was opened. Undefined for a new one. */
  opened: FormDetail | undefined;
  /** Called when a new form has been created on the server. */
  onBegun: (formId: number) => void;
}

/** The form editor with its two tabs (part 2 §2). */
export function FormEditor({ opened, onBegun }: FormEditorProps) {
  const [start] = useState<FormDefinition>(() => (opened ? editedForm(opened) : emptyForm()));
  const me = useMe();
  const [unsent] = useState(() => unsentForm(me.id, opened?.form.id).read());
  const editing = useFormEditing({ opened, start, unsent, onBegun });
  const { form, published, saveState, clear } = editing;
  const saves = useRoleSaves(editing);
  const [tab, setTab] = useState('form');
  // Kept here, above the tab, so that unsaved choices are still there when the tab is opened again.
  const roles = useChosenRoles(form.accessRoles);
  usePage(form.title.trim() || 'New Form', published ? 'Edit Form' : 'New Form');

  return (
    <>
      {saveState.state === 'conflict' && (
        <EditorConflict
          message={messageOf(saveState.error)}
          onMine={editing.keepMine}
          onTheirs={editing.takeTheirs}
        />
      )}
      <Tabs
        label="Form editor"
        value={tab}
        onChange={setTab}
        items={[
          { id: 'form', label: 'Form', content: <EditorFormTab editing={editing} saves={saves} /> },
          {
            id: 'roles',
            label: 'Role Access',
            content: <RoleAccessTab roles={roles} saved={editing.onServer} onSave={saves.form} />,
          },
        ]}
      />
      <LeaveGuard
        when={saveState.state !== 'kept' || roles.changed}
        // Role access is saved by its own button.
        settle={async () => (await editing.autosave.settle()) && !roles.changed}
        leaves={(from, to) => from.pathname !== to.pathname && !isBegun(to.state)}
        message={
          roles.changed && saveState.state === 'kept'
            ? 'You changed who can fill this form under Role Access, and haven’t saved that.'
            : undefined
        }
        onLeave={clear}
      />
    </>
  );
}

/** The state of the navigation from a new form to the address it got when it was created. It leaves nothing behind. */
export const BEGUN = { begun: true } as const;

const isBegun = (state: unknown) => typeof state === 'object' && state !== null && 'begun' in state;
