import { FORM_LIMITS } from '@hearthside/contract/form/fields';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { useLinkForm, type NewLink } from '../hooks/use-link-form';

export interface AddLinkDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called with the link and its full address (part 2 §5). The dialog closes. */
  onAdd: (link: NewLink) => void;
}

/** Asks for the text and the address of a link (part 2 §2). It is empty each time it opens. */
export function AddLinkDialog({ open, onClose, onAdd }: AddLinkDialogProps) {
  const { shown, opening } = useSubject(open || undefined);
  if (!shown) return null;
  return <OneLink key={opening} open={open} onClose={onClose} onAdd={onAdd} />;
}

function OneLink({ open, onClose, onAdd }: AddLinkDialogProps) {
  const form = useLinkForm((link) => {
    onAdd(link);
    onClose();
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add Link"
      description="It is shown below the question and opens in a new tab."
      size="s"
      onSubmit={(event) => {
        // Submitting a dialog in the editor must not submit the editor's own form.
        event.stopPropagation();
        void form.submit(event);
      }}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Add Link</Button>
        </>
      }
    >
      <div className="grid gap-4 pt-2">
        <Field label="Link text" required error={form.errors.linkText?.message}>
          <TextInput
            {...form.register('linkText')}
            maxLength={FORM_LIMITS.choice}
            autoComplete="off"
            data-autofocus
          />
        </Field>
        <Field label="URL" required error={form.errors.linkUrl?.message}>
          <TextInput
            {...form.register('linkUrl')}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      </div>
    </Dialog>
  );
}
