import { report } from '@hearthside/contract/inbox/endpoints';
import { zodResolver } from '@hookform/resolvers/zod';
import { useContext, useMemo } from 'react';
import { useMe } from '@/features/session';
import { FormDialog } from '@/kit/form-dialog/form-dialog';
import { draft } from '@/lib/drafts/draft';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { toast } from '@/ui/toast/toast';
import { useReport } from '../../api/use-message-changes';
import { PeopleContext } from '../../thread/components/message-actions';
import type { ReportDialogProps } from './report-dialog';

/** The form for reporting a message. Loaded on demand, because most visits never need it. */
export function ReportForm({
  message: { id, chatId, senderId },
  name,
  onClose,
}: ReportDialogProps) {
  const isOffice = useContext(PeopleContext).get(senderId ?? 0)?.role === 'admin';
  const { trigger } = useReport();
  const me = useMe();
  const kept = useMemo(() => draft<{ reason: string }>(me.id, `inbox.report.${id}`), [me.id, id]);
  const form = useForm({
    resolver: zodResolver(report),
    defaultValues: { reason: '', ...kept.read() },
  });
  useFormDraft(form, kept);
  const submit = submitting(
    form,
    async ({ reason }) => {
      await trigger({ chatId, messageId: id, reason });
      kept.clear();
      toast.success('Report sent', 'The office will reply in your inbox.');
      onClose();
    },
    'The report could not be sent',
  );
  return (
    <FormDialog
      form={form}
      discard={kept.clear}
      submit={submit}
      open
      onClose={onClose}
      title="Report this message"
      description={`The office will get the message and your reason, and will reply in your inbox. ${
        isOffice
          ? `${name} is part of the office and will see it, too.`
          : `${name} won’t be notified.`
      }`}
      submitLabel="Report"
    >
      <Field label="What’s wrong with it?" required error={form.formState.errors.reason?.message}>
        <Textarea rows={4} data-autofocus {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
