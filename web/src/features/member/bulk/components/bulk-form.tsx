import { BULK_MESSAGE_MAX, BULK_TEXTS, type BulkWork } from '@hearthside/contract/member/bulk';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useMe } from '@/features/session';
import { draft } from '@/lib/drafts/draft';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { submitting } from '@/lib/form-submit';
import { fullName } from '@/lib/full-name';
import { useForm } from '@/lib/use-form';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Notice } from '@/ui/notice';
import { ARCHIVE_WORDS } from '../../model/archive-words';
import { bulkForm, EMPTY_BULK, type BulkTyped } from '../model/bulk-form';
import { bulkTitle, type BulkChoice } from '../../model/bulk-words';
import { ArchiveField, MessageFields, RoleFields, TrustField } from './bulk-fields';

/** One of those who are selected. */
export interface SelectedPerson {
  firstName: string;
  lastName: string;
}

export interface BulkFormProps {
  action: BulkChoice;
  count: number;
  people: readonly SelectedPerson[];
  open: boolean;
  onClose: () => void;
  onStart: (work: BulkWork) => Promise<void>;
}

const MESSAGES: Partial<Record<BulkChoice, string>> = {
  verify: 'They get full access for their roles.',
  unverify:
    'They keep their profile and forms, and lose access to everything else until they are verified again.',
  role: 'Each of them is told about their new role.',
  assign: 'They join the trust’s chat, and we notify them.',
  archive: ARCHIVE_WORDS.many,
  unarchive: 'They can sign in again, and are back in all lists they were in before.',
};
const LABELS: Record<BulkChoice, string> = {
  verify: 'Verify',
  unverify: 'Remove verification',
  role: 'Change role',
  assign: 'Assign',
  archive: 'Archive',
  unarchive: 'Restore',
  message: 'Send',
};

/** A chosen trust may be out of view when the form opens again, so it is chosen anew. */
const UNSTORED = ['trustId'] as const;

/** Asks what is needed before something is done with many users. What is typed stays if it fails. */
export function BulkForm({ action, count, people, open, onClose, onStart }: BulkFormProps) {
  const me = useMe();
  // Kept when the dialog is closed by accident. 'Cancel' discards it.
  const kept = useMemo(() => draft<BulkTyped>(me.id, `bulk.${action}`), [me.id, action]);
  const form = useForm({
    resolver: zodResolver(useMemo(() => bulkForm(action), [action])),
    defaultValues: { ...EMPTY_BULK, ...kept.read() },
  });
  useFormDraft(form, kept, UNSTORED);
  const { errors, isSubmitting } = form.formState;
  const asks = ['verify', 'unverify', 'unarchive'].includes(action);
  const tooMany = action === 'message' && count > BULK_MESSAGE_MAX;
  const submit = submitting(
    form,
    async (work) => {
      await onStart(work);
      kept.clear();
    },
    BULK_TEXTS.startFailed,
  );
  const cancel = () => {
    kept.clear();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={bulkTitle(action, count)}
      description={MESSAGES[action]}
      size={asks ? 's' : 'm'}
      role={asks ? 'alertdialog' : 'dialog'}
      dismissable={!isSubmitting}
      onSubmit={asks ? undefined : (event) => void submit(event)}
      footer={
        <>
          <Button variant="quiet" onClick={cancel} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button
            type={asks ? 'button' : 'submit'}
            variant={['unverify', 'archive'].includes(action) ? 'danger' : 'primary'}
            busy={isSubmitting}
            disabled={tooMany}
            onClick={asks ? () => void submit() : undefined}
          >
            {LABELS[action]}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-1">
        {action === 'role' && <RoleFields form={form} />}
        {action === 'archive' && <ArchiveField form={form} />}
        {action === 'assign' && <TrustField form={form} />}
        {action === 'message' && <MessageFields form={form} firstName={people[0]?.firstName} />}
        {tooMany && <Notice tone="warn">{BULK_TEXTS.tooManyMessages}</Notice>}
        {people.length > 0 && <Names names={people.map(fullName)} count={count} />}
        {errors.root?.message && (
          <Notice tone="bad" live intoView>
            {errors.root.message}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

const SHOWN = 10;

function Names({ names, count }: { names: readonly string[]; count: number }) {
  const shown = names.slice(0, SHOWN);
  return (
    <ul aria-label="Among them" className="text-s text-ink-soft">
      {shown.map((name, at) => (
        // Two people may have the same name.
        <li key={`${name}${at}`} dir="auto" className="wrap-anywhere">
          {name}
        </li>
      ))}
      {count > shown.length && <li>and {(count - shown.length).toLocaleString('en-US')} more</li>}
    </ul>
  );
}
