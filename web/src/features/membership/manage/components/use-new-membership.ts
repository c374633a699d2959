import { dayIn } from '@hearthside/contract/calendar-days';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import { useMe } from '@/features/session';
import { useSettings } from '@/features/settings';
import { draft } from '@/lib/drafts/draft';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { toast } from '@/ui/toast/toast';
import { useCreateMembership, type Candidate } from '../../api/memberships';
import {
  newMembership,
  newMembershipForm,
  type NewMembershipInput,
} from '../../model/membership-form';

/** What is stored of a membership that is not added yet: its member, and what was typed. */
type Kept = Omit<NewMembershipInput, 'userId'> & { member: Candidate };

const TYPED = ['amount', 'nextDeadline', 'reminders'] as const;

/** The form of a new membership. What was chosen and typed is kept until it is added or discarded. */
export function useNewMembership(onDone: () => void) {
  const me = useMe();
  const { timeZone } = useSettings();
  const { trigger: create } = useCreateMembership();
  const kept = useMemo(() => draft<Kept>(me.id, 'membership.new'), [me.id]);
  const [before] = useState<Partial<Kept>>(() => kept.read() ?? {});
  const [member, setMember] = useState(before.member);
  const form = useForm({
    resolver: zodResolver(newMembershipForm),
    defaultValues: { ...newMembership(dayIn(timeZone, new Date())), userId: member?.id ?? 0 },
  });
  useEffect(() => {
    // Marked as typed, so that the price of a plan does not replace it.
    for (const field of TYPED)
      if (before[field] !== undefined) form.setValue(field, before[field], { shouldDirty: true });
  }, [form, before]);
  const keptWith = useMemo(() => {
    return {
      ...kept,
      write: (typed: Partial<NewMembershipInput>) =>
        kept.write({
          ...Object.fromEntries(
            TYPED.filter((field) => form.getFieldState(field).isDirty).map(
              (field) => [field, typed[field]] as const,
            ),
          ),
          ...(member && { member }),
        }),
    };
  }, [kept, form, member]);
  useFormDraft(form, keptWith);

  return {
    form,
    member,
    choose(chosen: Candidate | undefined) {
      form.clearErrors();
      form.setValue('userId', chosen?.id ?? 0);
      setMember(chosen);
      const { member: _other, ...typed } = kept.read() ?? {};
      kept.write({ ...typed, ...(chosen && { member: chosen }) });
    },
    /** Whether it started with what had been typed before. */
    resumed: TYPED.some((field) => before[field] !== undefined),
    submit: submitting(
      form,
      async (given) => {
        await create(given);
        kept.clear();
        toast.success('Membership created');
        onDone();
      },
      'Failed to create membership',
    ),
    /** Discards it. Returns a function that restores it. */
    discard() {
      const typed = kept.read();
      kept.clear();
      return typed && (() => kept.write(typed));
    },
  };
}
