import { DOCUMENT_TITLE_MAX, titledAs, type DocumentType } from '@hearthside/contract/pet/document';
import { FileText, Upload } from 'lucide-react';
import { useEffect, useRef, type Ref } from 'react';
import { sizeWords } from '@/lib/files/size-words';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { DropZone } from '@/ui/fields/drop-zone';
import { Field } from '@/ui/fields/field';
import { Notice } from '@/ui/notice';
import { Progress } from '@/ui/progress';
import { TextInput } from '@/ui/fields/text-input';
import { useUploadForm, type UploadForm } from './use-upload-form';

const WORDS = {
  document: { title: 'Add a document', send: 'Add document' },
  form: { title: 'Add a form', send: 'Add form' },
};

export interface UploadDialogProps {
  petId: number;
  open: boolean;
  /** The type of document to add, while the dialog is open. */
  type: DocumentType | undefined;
  onClose: () => void;
}

/** Uploads one PDF with its title (part 1 §5.7). What was chosen is kept when it is closed by accident. */
export function UploadDialog({ petId, open, type, onClose }: UploadDialogProps) {
  const { shown = 'document' } = useSubject(type);
  const file = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const form = useUploadForm(petId, { file, title: name }, onClose);
  const busy = form.percent !== undefined;
  const { title, send } = WORDS[shown];
  const retry = form.wrong.upload !== undefined || form.cancelled;

  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A second press in the place of 'Cancel upload' would discard what was chosen.
    if (form.cancelled) again.current?.focus();
  }, [form.cancelled]);

  const cancel = () => {
    if (busy) return form.cancel();
    form.clear();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      title={title}
      description="Anyone who can see this pet can read it."
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) form.send(shown);
      }}
      footer={
        <>
          <Button
            variant="quiet"
            // Everything has been sent. The document can be deleted afterwards, but the upload can't be stopped
            // anymore.
            disabled={form.percent === 100}
            onClick={cancel}
          >
            {busy ? 'Cancel upload' : 'Cancel'}
          </Button>
          <Button
            ref={again}
            type="submit"
            icon={<Upload size={18} aria-hidden />}
            busy={busy}
            busyLabel="Uploading..."
          >
            {retry ? 'Try again' : send}
          </Button>
        </>
      }
    >
      <UploadTrouble form={form} />
      <div className="grid gap-4">
        <UploadFile box={file} form={form} busy={busy} />
        <UploadTitle input={name} form={form} type={shown} busy={busy} />
      </div>
      {form.percent !== undefined && form.file && (
        <Progress
          value={form.percent}
          label={form.percent === 100 ? 'Finishing...' : `Uploading ${form.file.name}`}
          showText
          className="mt-5"
        />
      )}
    </Dialog>
  );
}

function UploadTrouble({ form: { wrong, cancelled } }: { form: UploadForm }) {
  if (!wrong.upload && !cancelled) return null;
  return (
    <Notice tone={wrong.upload ? 'bad' : 'info'} live className="mb-4">
      {wrong.upload ?? 'Upload canceled. Nothing was saved.'}
      {wrong.upload && ' File and title are still here.'}
    </Notice>
  );
}

function UploadFile(props: { box: Ref<HTMLDivElement>; form: UploadForm; busy: boolean }) {
  const { box, form, busy } = props;
  const { file, wrong } = form;
  return (
    <DropZone
      box={box}
      label="File"
      hint={file ? 'Or drop another PDF here.' : 'Or drop it here. One PDF, at most 10 MB.'}
      accept=".pdf,application/pdf"
      buttonLabel={file ? 'Choose another PDF' : 'Choose a PDF'}
      error={wrong.file}
      disabled={busy}
      onFiles={form.choose}
      chosen={
        file && (
          <p className="flex max-w-full items-center gap-2.5 text-left">
            <FileText size={26} aria-hidden className="shrink-0 text-brand-strong" />
            <span className="min-w-0">
              <span dir="auto" className="block font-[560] wrap-anywhere">
                {file.name}
              </span>
              <span className="block text-s text-ink-soft">{sizeWords(file.size)}</span>
            </span>
          </p>
        )
      }
    />
  );
}

interface UploadTitleProps {
  input: Ref<HTMLInputElement>;
  form: UploadForm;
  type: DocumentType;
  busy: boolean;
}

function UploadTitle({ input, form, type, busy }: UploadTitleProps) {
  const typed = form.title.trim();
  const listed = titledAs(type, typed);
  return (
    <Field
      label="Title"
      required
      error={form.wrong.title}
      hint={
        type === 'form' &&
        (typed && listed !== typed
          ? `It will be listed as “${listed}”.`
          : 'We add “Form” to the end unless the title already has it.')
      }
    >
      <TextInput
        ref={input}
        value={form.title}
        readOnly={busy}
        maxLength={DOCUMENT_TITLE_MAX}
        autoComplete="off"
        onChange={(event) => form.type(event.target.value)}
      />
    </Field>
  );
}
