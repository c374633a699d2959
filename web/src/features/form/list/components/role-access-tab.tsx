import { FORM_TEXTS, type FormRole } from '@hearthside/contract/form/fields';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { RoleChoice } from './role-choice';
import type { useChosenRoles } from './use-chosen-roles';

export interface RoleAccessTabProps {
  /** The chosen roles. If empty, every member. */
  roles: ReturnType<typeof useChosenRoles>;
  /** Whether the form already exists. A new one has to be saved first. */
  saved: boolean;
  /** Saves the roles. If it rejects, the tab says why. Success is shown here too. */
  onSave: (accessRoles: FormRole[]) => unknown;
}

/**
 * The audience of a form (part 2 §2). Without any role it is for everybody, which needs a confirmation (ruling 17b).
 */
export function RoleAccessTab({ roles, saved, onSave }: RoleAccessTabProps) {
  const { chosen, choose, changed } = roles;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const keep = async () => {
    await onSave([...chosen]);
    toast.success(FORM_TEXTS.rolesSaved);
  };
  const save = async () => {
    setProblem('');
    if (!saved) return setProblem(FORM_TEXTS.unsavedRoles);
    if (chosen.length === 0) return setAsking(true);
    setBusy(true);
    try {
      await keep();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card aria-labelledby="role-access">
      <h2 id="role-access" className="sr-only">
        Role Access
      </h2>
      <p className="mb-3">{FORM_TEXTS.whichRoles}</p>
      <RoleChoice
        label="Roles with access to this form"
        chosen={chosen}
        onChange={choose}
        disabled={busy}
        className="mt-3 grid gap-x-6 gap-y-1 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-5 lg:grid-cols-3 lg:grid-rows-3"
      />
      <div aria-live="polite" className="mt-3 grid gap-3 empty:sr-only">
        {chosen.length === 0 && (
          <p className="text-s text-ink-soft">No role is chosen, so every member sees this form.</p>
        )}
        {!saved && <Notice>{FORM_TEXTS.saveFirst}</Notice>}
        {problem && <Notice tone="bad">{problem}</Notice>}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button busy={busy} busyLabel="Saving..." onClick={() => void save()}>
          Save Role Access
        </Button>
        {changed && saved && <span className="text-s text-ink-soft">Not saved yet</span>}
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Show this form to everyone?"
        message="No role is chosen. If you save it like this, every member can see and fill out this form, whatever their role."
        confirmLabel="Show to everyone"
        busyLabel="Saving..."
        onConfirm={keep}
        errorText={(error) => messageOf(error)}
      />
    </Card>
  );
}
