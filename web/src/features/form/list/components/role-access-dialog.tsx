import { FORM_ROLES, FORM_TEXTS, type FormRole } from '@hearthside/contract/form/fields';
import { useState } from 'react';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Notice } from '@/ui/notice';
import { chosenWithin, keptRoles } from '../../model/role-choice';
import { RoleChoice } from './role-choice';

export interface RoleAccessDialogProps {
  open: boolean;
  onClose: () => void;
  /** The title, such as 'Role Access: Question 3'. */
  title: string;
  /** The saved roles. If empty, everybody who sees the form or section above. */
  accessRoles: readonly FormRole[];
  /** The roles that the parent includes, from `allowedRoles`. Undefined means all nine. */
  allowed: readonly FormRole[] | undefined;
  /** Saves the roles, after which the dialog closes. If it rejects, the dialog stays open and says why. */
  onSave: (accessRoles: FormRole[]) => unknown;
}

/** Who sees a section or a question, among those who see its parent (part 2 §2, §4). */
export function RoleAccessDialog(props: RoleAccessDialogProps) {
  const { shown, opening } = useSubject(props.open || undefined);
  if (!shown) return null;
  return <OneChoice key={opening} {...props} />;
}

function OneChoice(props: RoleAccessDialogProps) {
  const { open, onClose, title, accessRoles, allowed = FORM_ROLES, onSave } = props;
  const [chosen, setChosen] = useState(() => chosenWithin(accessRoles, allowed));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const kept = keptRoles(accessRoles, allowed, chosen);

  const save = async () => {
    setBusy(true);
    setProblem('');
    try {
      await onSave(kept);
      onClose();
    } catch (error) {
      setProblem(
        error instanceof ApiError && error.told
          ? FORM_TEXTS.questionRolesFailed(messageOf(error))
          : FORM_TEXTS.questionRolesBroken,
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description="Select which roles can see this."
      size="xs"
      dismissable={!busy}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel="Saving..." onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <RoleChoice
        label="Roles that can see this"
        chosen={chosen}
        allowed={allowed}
        onChange={setChosen}
        disabled={busy}
        className="mt-2 grid"
      />
      <div aria-live="polite" className="mt-2 grid gap-2 empty:sr-only">
        {chosen.length === 0 && <NobodyChosen opens={kept.length === 0} />}
        {problem && <Notice tone="bad">{problem}</Notice>}
      </div>
    </Dialog>
  );
}

/** An empty list opens to everybody (ruling 17b). A list with only unavailable roles is seen by nobody. */
function NobodyChosen({ opens }: { opens: boolean }) {
  return opens ? (
    <p className="text-s text-ink-soft">
      No role is chosen, so everyone who sees the form or section it’s in sees this too.
    </p>
  ) : (
    <Notice tone="warn">Its roles can’t see the form or section it’s in, so no one sees it.</Notice>
  );
}
