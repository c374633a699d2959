import { ROLE_LABELS } from '@hearthside/contract/access';
import type { PlanDetail } from '@hearthside/contract/membership/shapes';
import { useWatch } from 'react-hook-form';
import { useMe } from '@/features/session';
import { ConflictNotice } from '@/kit/conflict/conflict-notice';
import { useRevisedForm } from '@/kit/conflict/use-revised-form';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { toast } from '@/ui/toast/toast';
import { usePlanNow, useSavePlan } from '../../api/memberships';
import {
  givenOf,
  PLAN_PARTS,
  planForm,
  previewOf,
  typedPlan,
  type PlanChecked,
  type PlanInput,
} from '../../model/plan-form';
import { PlanCard } from '../../own/components/plan-card';
import { PlanFields } from './plan-fields';

export interface PlanDialogProps {
  /** The dialog is open while there is one. */
  plan: PlanDetail | undefined;
  onEdit: (plan: PlanDetail | undefined) => void;
}

/** Edits a role's plan, next to the card as members will see it. */
export function PlanDialog({ plan, onEdit }: PlanDialogProps) {
  const { shown, opening } = useSubject(plan);
  if (!shown) return null;
  return <OnePlan key={opening} plan={shown} open={plan !== undefined} onEdit={onEdit} />;
}

interface OnePlanProps {
  plan: PlanDetail;
  open: boolean;
  onEdit: PlanDialogProps['onEdit'];
}

function OnePlan({ plan, open, onEdit }: OnePlanProps) {
  const me = useMe();
  const save = useSavePlan(plan.role);
  const readNow = usePlanNow(plan.role);
  const close = () => onEdit(undefined);
  const state = useRevisedForm<PlanDetail, PlanInput, PlanChecked>({
    memberId: me.id,
    schema: planForm,
    thing: plan,
    typedOf: (now = plan) => typedPlan(now),
    parts: PLAN_PARTS,
    about: `plan.${plan.role}`,
    save: (checked, revision) => save(givenOf(checked), revision),
    readNow,
    failed: 'Failed to save the plan',
    onSaved: () => {
      toast.success('Plan saved');
      close();
    },
  });
  const { form, conflict, resumed, busy, problem, submit, discard } = state;
  const typed = useWatch({ control: form.control }) as PlanInput;
  const cancel = () => {
    const putBack = discard();
    close();
    if (!putBack) return;
    toast.undo('Changes discarded', () => {
      putBack();
      onEdit(plan);
    });
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      dismissable={!busy}
      size="xl"
      title={`Plan for ${ROLE_LABELS[plan.role].many}`}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Save Changes
          </Button>
        </>
      }
    >
      <ConflictNotice form={form} problem={problem} conflict={conflict} resumed={resumed} />
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem]">
        <PlanFields form={form} />
        <section aria-label="Preview" className="md:sticky md:top-0">
          <p aria-hidden className="mb-2 text-s font-semibold">
            As members will see it
          </p>
          <PlanCard as="div" plan={previewOf(plan, typed)} />
        </section>
      </div>
    </Dialog>
  );
}
