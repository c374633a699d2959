import { contactMessage } from '@hearthside/contract/help/endpoints';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { z } from 'zod';
import { useNavigate } from 'react-router-dom';
import { useMe } from '@/features/session';
import { draft } from '@/lib/drafts/draft';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { Notice } from '@/ui/notice';
import { Textarea } from '@/ui/fields/textarea';
import { toast } from '@/ui/toast/toast';
import { useContact } from '../api/answers';

/** Sends a message to the team and goes to the chat it was written in, or says that it went by mail. */
function useWriteToTeam() {
  const contact = useContact();
  const navigate = useNavigate();
  return async (about: string, text: string) => {
    const { chatId, message } = await contact(about, text);
    toast.success(message);
    if (chatId !== null) await navigate(inboxPages.chat(chatId));
  };
}

export interface ContactDialogProps {
  /** The label of the button that was pressed. The dialog is open while there is one. */
  about: string | undefined;
  /** The initial text of the message. */
  begun?: string;
  onClose: () => void;
}

/** Sends a message to the team about the topic of a button. */
export function ContactDialog({ about, ...rest }: ContactDialogProps) {
  const { shown, opening } = useSubject(about);
  if (!shown) return null;
  return <Message key={opening} about={shown} open={about !== undefined} {...rest} />;
}

type MessageProps = Omit<ContactDialogProps, 'about'> & { about: string; open: boolean };

const typed = z.object({ message: contactMessage });

function Message({ about, open, begun = '', onClose }: MessageProps) {
  const me = useMe();
  const write = useWriteToTeam();
  const kept = useMemo(
    () => draft<z.input<typeof typed>>(me.id, `help contact.${about}`),
    [me.id, about],
  );
  const form = useForm({
    resolver: zodResolver(typed),
    defaultValues: { message: begun, ...kept.read() },
  });
  useFormDraft(form, kept);
  const { errors, isSubmitting: busy } = form.formState;
  const submit = submitting(
    form,
    async ({ message }) => {
      await write(about, message);
      kept.clear();
      onClose();
    },
    'The message could not be sent',
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      title={about}
      description="Someone on our team will read it and get back to you."
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Sending...">
            Send
          </Button>
        </>
      }
    >
      {errors.root && (
        <Notice tone="bad" live intoView className="mb-4">
          {errors.root.message}
        </Notice>
      )}
      <Field label="Your message" required error={errors.message?.message}>
        <Textarea rows={6} data-autofocus {...form.register('message')} />
      </Field>
    </Dialog>
  );
}
