import { DOCUMENT_TITLE_MAX } from '@hearthside/contract/pet/document';
import { DOCUMENT_TEXTS } from '@hearthside/contract/pet/record-texts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { FormDialog } from '@/kit/form-dialog/form-dialog';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { toast } from '@/ui/toast/toast';
import { useAddToRecord } from '../api/add-to-record';
import { DOCUMENTS_TITLE, type RecordDialogProps } from './record-dialog';

const schema = z.object({
  fileId: z.string(),
  title: z.string().trim().min(1, DOCUMENT_TEXTS.noTitle).max(DOCUMENT_TITLE_MAX),
});

const titleFrom = (name: string) => name.replace(/\.pdf$/i, '').slice(0, DOCUMENT_TITLE_MAX);

/** Chooses a PDF of a message and gives it the title that it has among the pet's documents. */
export function DocumentForm({ message, onClose }: RecordDialogProps) {
  const add = useAddToRecord();
  const papers = message.attachments.filter(({ kind }) => kind === 'document');
  const [first] = papers;
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { fileId: String(first?.id ?? ''), title: titleFrom(first?.title ?? '') },
  });
  const { errors } = form.formState;
  const submit = submitting(
    form,
    async ({ fileId, title }) => {
      await add(message, { as: 'document', fileId: Number(fileId), title });
      toast.success(`“${title}” added`);
      onClose();
    },
    'The file could not be added to the documents',
  );
  const choose = (fileId: string) => {
    const paper = papers.find(({ id }) => String(id) === fileId);
    form.setValue('title', titleFrom(paper?.title ?? ''));
  };
  return (
    <FormDialog
      form={form}
      discard={() => undefined}
      submit={submit}
      open
      onClose={onClose}
      title={DOCUMENTS_TITLE}
      description="The pet gets a copy of its own. The message stays in the chat."
      submitLabel="Add document"
    >
      {papers.length > 1 && (
        <Field label="File" error={errors.fileId?.message}>
          <Select
            options={papers.map(({ id, title }) => ({ value: String(id), label: title }))}
            {...form.register('fileId', { onChange: (event) => choose(event.target.value) })}
          />
        </Field>
      )}
      <Field label="Title" required error={errors.title?.message}>
        <TextInput
          dir="auto"
          maxLength={DOCUMENT_TITLE_MAX}
          data-autofocus
          {...form.register('title')}
        />
      </Field>
    </FormDialog>
  );
}
