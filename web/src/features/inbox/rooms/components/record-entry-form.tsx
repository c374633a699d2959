import { ENTRY_LABELS, ENTRY_LOCATIONS } from '@hearthside/contract/pet/entry';
import { ENTRY_FILES_MAX } from '@hearthside/contract/pet/entry-file';
import { DETAIL_LABELS, type DetailField } from '@hearthside/contract/pet/entry-details';
import { ENTRY_KINDS } from '@hearthside/contract/pet/entry-words';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useMe } from '@/features/session';
import { FormDialog } from '@/kit/form-dialog/form-dialog';
import { hasCode } from '@/lib/api/api-error';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { submitting } from '@/lib/form-submit';
import { deviceZone } from '@/lib/time-zone';
import { useForm } from '@/lib/use-form';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { Textarea } from '@/ui/fields/textarea';
import { toast } from '@/ui/toast/toast';
import { useAddToRecord } from '../api/add-to-record';
import { entryIn, FIELDS_OF, filesForEntry, recordForm, recordOf } from '../model/record-form';
import { recordDraft } from '../model/record-draft';
import { RECORD_TITLE, type RecordDialogProps } from './record-dialog';

const KINDS = Object.entries(ENTRY_KINDS).map(([value, label]) => ({ value, label }));
const LOCATIONS = Object.entries(ENTRY_LOCATIONS).map(([value, label]) => ({ value, label }));
const PAIR = 'grid gap-4 min-[460px]:grid-cols-2';
const NUMBERS: readonly string[] = ['dose', 'weight'];

/** The form of an entry that is made of a message: its kind, what the kind needs, its words and its files. */
export function RecordEntryForm({ message, onClose }: RecordDialogProps) {
  const me = useMe();
  const add = useAddToRecord();
  const { id } = message;
  const kept = useMemo(() => recordDraft(me.id, id), [me.id, id]);
  const form = useForm({
    resolver: zodResolver(recordForm),
    defaultValues: { ...recordOf(message, deviceZone()), ...kept.read() },
  });
  useFormDraft(form, kept);
  const offered = filesForEntry(message);
  const [files, setFiles] = useState(() => offered.slice(0, ENTRY_FILES_MAX).map((one) => one.id));
  /** The weight that the server has asked about. */
  const [asked, setAsked] = useState<number>();
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { errors } = form.formState;

  const submit = submitting(
    form,
    async (given) => {
      const entry = entryIn(given);
      const weight = entry.details.kind === 'weight' ? entry.details.weight : undefined;
      // The question was read, and the same weight is saved again.
      const confirmed = weight !== undefined && weight === asked && { confirmed: true };
      await add(message, { as: 'entry', entry: { ...entry, ...confirmed }, files }).catch(
        (error: unknown) => {
          if (hasCode(error, 'CONFIRMATION_NEEDED')) setAsked(weight);
          throw error;
        },
      );
      kept.clear();
      toast.success('Added to the record');
      onClose();
    },
    'The message could not be added to the record',
  );
  const toggle = (fileId: number, on: boolean) =>
    setFiles((before) => (on ? [...before, fileId] : before.filter((one) => one !== fileId)));
  return (
    <FormDialog
      form={form}
      discard={kept.clear}
      submit={submit}
      open
      onClose={onClose}
      title={RECORD_TITLE}
      description="This makes an entry in the pet’s record. The message stays in the chat."
      submitLabel="Add entry"
    >
      <Field label={ENTRY_LABELS.kind} error={errors.kind?.message}>
        <Select options={KINDS} data-autofocus {...form.register('kind')} />
      </Field>
      <div className={PAIR}>
        <Field label={ENTRY_LABELS.date} required error={errors.date?.message}>
          <TextInput type="date" {...form.register('date')} />
        </Field>
        <Field label={ENTRY_LABELS.location} required error={errors.location?.message}>
          <Select options={LOCATIONS} {...form.register('location')} />
        </Field>
      </div>
      {FIELDS_OF[kind].length > 0 && (
        <div className={PAIR}>
          {FIELDS_OF[kind].map((field) => (
            <Field
              key={field}
              label={DETAIL_LABELS[field as DetailField]}
              required
              error={errors[field]?.message}
            >
              <TextInput
                inputMode={NUMBERS.includes(field) ? 'decimal' : undefined}
                autoComplete="off"
                {...form.register(field)}
              />
            </Field>
          ))}
        </div>
      )}
      <Field label={ENTRY_LABELS.description} optional error={errors.description?.message}>
        <Textarea rows={4} dir="auto" {...form.register('description')} />
      </Field>
      {offered.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="text-s font-semibold">Photos and files</legend>
          {offered.map((file) => (
            <Checkbox
              key={file.id}
              label={<bdi>{file.title}</bdi>}
              checked={files.includes(file.id)}
              disabled={!files.includes(file.id) && files.length >= ENTRY_FILES_MAX}
              onChange={(event) => toggle(file.id, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
    </FormDialog>
  );
}
