import {
  FIRST_NAME,
  OFFICE_TEXTS,
  TEMPLATE_MAX,
  TEMPLATE_NAME_MAX,
} from '@hearthside/contract/inbox/office-fields';
import type { Template } from '@hearthside/contract/inbox/office-shapes';
import { useMemo, useState, type FormEvent } from 'react';
import { useMe } from '@/features/session';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { draft } from '@/lib/drafts/draft';
import { Button } from '@/ui/button';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { Textarea } from '@/ui/fields/textarea';
import { toast } from '@/ui/toast/toast';
import { useAddTemplate, useSaveTemplate } from '../api/use-templates';

export interface TemplateFormProps {
  /** Undefined for a new one. */
  template: Template | undefined;
  onClose: () => void;
}

interface Typed {
  name: string;
  text: string;
  /** Of the saved answer that it is based on. */
  revision?: number | undefined;
}

interface Problems {
  name?: string | undefined;
  text?: string | undefined;
  all?: string;
}

const problemsIn = (error: unknown): Problems => {
  const details = error instanceof ApiError ? error.details : undefined;
  return details?.name || details?.text ? details : { all: messageOf(error) };
};

/** Writes a saved answer. What is typed stays until it is saved or canceled, however the dialog is closed. */
export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const add = useAddTemplate();
  const saving = useSaveTemplate();
  const me = useMe();
  const about = `inbox.template.${template?.id ?? 'new'}`;
  const kept = useMemo(() => draft<Typed>(me.id, about), [me.id, about]);
  const [{ name, text, revision }, setTyped] = useState<Typed>(() => ({
    name: template?.name ?? '',
    text: template?.text ?? '',
    revision: template?.revision,
    ...kept.read(),
  }));
  const type = (change: Partial<Typed>) => {
    const typed = { name, text, revision, ...change };
    setTyped(typed);
    kept.write(typed);
  };
  const close = () => {
    kept.clear();
    onClose();
  };
  const [problems, setProblems] = useState<Problems>({});
  const busy = add.isMutating || saving.isMutating;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const missing: Problems = {
      ...(name.trim() === '' && { name: OFFICE_TEXTS.templateName }),
      ...(text.trim() === '' && { text: OFFICE_TEXTS.templateText }),
    };
    setProblems(missing);
    if (missing.name || missing.text) return;
    try {
      if (template) {
        const { id: templateId } = template;
        await saving.trigger({ templateId, name, text, revision: revision ?? template.revision });
      } else await add.trigger({ name, text });
      toast.success('Answer saved');
      close();
    } catch (error) {
      setProblems(problemsIn(error));
    }
  };
  return (
    <form
      noValidate
      aria-label={template ? 'Edit answer' : 'New answer'}
      onSubmit={(event) => void save(event)}
      className="grid gap-4"
    >
      {problems.all && (
        <p role="alert" className="text-s text-bad">
          {problems.all}
        </p>
      )}
      <Field label="Name" required {...(problems.name && { error: problems.name })}>
        <TextInput
          autoFocus
          maxLength={TEMPLATE_NAME_MAX}
          value={name}
          onChange={({ target }) => type({ name: target.value })}
        />
      </Field>
      <Field
        label="Answer"
        required
        hint={`${FIRST_NAME} becomes the first name of the person you’re writing to.`}
        {...(problems.text && { error: problems.text })}
      >
        <Textarea
          rows={6}
          maxLength={TEMPLATE_MAX}
          value={text}
          onChange={({ target }) => type({ text: target.value })}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" disabled={busy} onClick={close}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save answer
        </Button>
      </div>
    </form>
  );
}
