import { ROLE_LABELS } from '@hearthside/contract/access';
import { roleAnswer } from '@hearthside/contract/member/role-request';
import type { WaitingRequest } from '@hearthside/contract/member/waiting-room';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useMe } from '@/features/session';
import { FormDialog } from '@/kit/form-dialog/form-dialog';
import { draft } from '@/lib/drafts/draft';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { submitting } from '@/lib/form-submit';
import { fullName } from '@/lib/full-name';
import { useForm } from '@/lib/use-form';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { toast } from '@/ui/toast/toast';
import { RoleEffect } from '../../users/components/role-effect';
import { useAnswerRoleRequest } from '../api/waiting';

export interface AnswerRequestDialogProps {
  person: WaitingRequest;
  accept: boolean;
  open: boolean;
  onClose: () => void;
}

type AnswerValues = { accept: boolean; sentence: string };

/** Gives a member the role they asked for, or declines, with a sentence that they read. */
export function AnswerRequestDialog({ person, accept, open, onClose }: AnswerRequestDialogProps) {
  const { trigger } = useAnswerRoleRequest();
  const me = useMe();
  const name = fullName(person);
  const role = ROLE_LABELS[person.wanted].one;
  const kept = useMemo(
    () => draft<AnswerValues>(me.id, `role-answer.${person.id}.${accept}`),
    [me.id, person.id, accept],
  );
  const form = useForm({
    resolver: zodResolver(roleAnswer),
    defaultValues: { sentence: '', ...kept.read(), accept },
  });
  useFormDraft(form, kept);
  const { errors } = form.formState;
  const submit = submitting(
    form,
    async (values) => {
      await trigger({ id: person.id, ...values });
      kept.clear();
      toast.success(accept ? `Role changed to ${role}` : 'Request declined', name);
      onClose();
    },
    'Your answer could not be saved',
  );
  return (
    <FormDialog
      form={form}
      discard={kept.clear}
      submit={submit}
      open={open}
      onClose={onClose}
      title={accept ? `Give ${name} the role ${role}?` : `Decline ${name}’s request?`}
      description={
        accept
          ? undefined
          : `Their role won’t change (${ROLE_LABELS[person.role].one}). They can ask again.`
      }
      submitLabel={accept ? 'Give the role' : 'Decline'}
    >
      {accept && <RoleEffect from={person.role} to={person.wanted} verified={person.verified} />}
      <Field
        label="Message to them"
        hint="They see it in the portal and by email."
        required={!accept}
        optional={accept}
        error={errors.sentence?.message}
      >
        <Textarea rows={3} data-autofocus {...form.register('sentence')} />
      </Field>
    </FormDialog>
  );
}
