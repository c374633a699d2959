import { ROLE_LABELS } from '@hearthside/contract/access';
import { roleAnswer } from '@hearthside/contract/member/role-request';
import type { WaitingRequest } from '@hearthside/contract/member/waiting-room';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useMe } from '@/features/session';
import { FormDialog } from '@/kit/form-dialog/form-dialog';
import { draft } from '@/lib/drafts/draft';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { submitting } from '@/lib/form-submit';
import { fullName } from '@/lib/full-name';
import { useForm } from '@/lib/use-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { RoleEffect } from '../../users/components/role-effect';
import { useAnswerRoleRequest } from '../api/waiting';

export interface AnswerRequestDialogProps {
  person: WaitingRequest;
  accept: boolean;
  open: boolean;
  onClose: () => void;
}

/** The request that an answer is about: a changed one has another time. */
const requestIn = ({ wanted, since }: WaitingRequest) => ({ wanted, since });

type AnswerValues = { accept: boolean; sentence: string };

/**
 * Gives a member the role they asked for, or declines, with a sentence that they read. If they change the request
 * meanwhile, the dialog stays with the one that was read until the admin has seen the new one.
 */
export function AnswerRequestDialog({ person, accept, open, onClose }: AnswerRequestDialogProps) {
  const { trigger } = useAnswerRoleRequest();
  const me = useMe();
  const name = fullName(person);
  const [asked, setAsked] = useState(() => requestIn(person));
  const isChanged = asked.since !== person.since || asked.wanted !== person.wanted;
  const role = ROLE_LABELS[asked.wanted].one;
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
    async ({ sentence }) => {
      await trigger({ id: person.id, accept, sentence, ...asked });
      kept.clear();
      toast.success(accept ? `Role changed to ${role}` : 'Request declined', name);
      onClose();
    },
    'Your answer could not be saved',
  );
  const readNew = () => {
    setAsked(requestIn(person));
    form.clearErrors('root');
  };
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
      notice={isChanged ? <NewRequest person={person} onRead={readNew} /> : undefined}
    >
      {accept && <RoleEffect from={person.role} to={asked.wanted} verified={person.verified} />}
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

/** What the member asks for by now, while the dialog is still about what they asked for before. */
function NewRequest({ person, onRead }: { person: WaitingRequest; onRead: () => void }) {
  return (
    <Notice
      tone="warn"
      live
      intoView
      title={`${fullName(person)} has changed the request`}
      action={
        <Button size="s" onClick={onRead}>
          Answer the new one
        </Button>
      }
    >
      <p>
        Now requested: <strong>{ROLE_LABELS[person.wanted].one}</strong>
      </p>
      <p dir="auto" className="wrap-anywhere">
        {person.reason}
      </p>
    </Notice>
  );
}
