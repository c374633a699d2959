import {
  DEFAULT_FORM_TITLE,
  FORM_LIMITS,
  type FormDefinition,
} from '@hearthside/contract/form/fields';
import type { Ref } from 'react';
import { Card } from '@/ui/card';
import { Field } from '@/ui/fields/field';
import { Switch } from '@/ui/fields/switch';
import { TextInput } from '@/ui/fields/text-input';
import { Textarea } from '@/ui/fields/textarea';
import { useEditorActions } from '../components/editor-context';

export interface EditorTitleProps {
  form: Pick<FormDefinition, 'title' | 'description' | 'needsReview'>;
  /** What is wrong with the title. */
  problem?: string;
  titleRef: Ref<HTMLInputElement>;
}

/** The header of a form: its title, its description, and whether an admin reviews its submissions. */
export function EditorTitle({ form, problem, titleRef }: EditorTitleProps) {
  const { action, settle } = useEditorActions();
  const { title, description, needsReview } = form;
  return (
    <Card className="grid gap-3">
      <Field label="Form title" required error={problem}>
        <TextInput
          ref={titleRef}
          value={title}
          placeholder={DEFAULT_FORM_TITLE}
          maxLength={FORM_LIMITS.title}
          autoComplete="off"
          onChange={({ target }) => action({ do: 'setForm', set: { title: target.value } })}
          onBlur={settle}
          className="font-display text-l"
        />
      </Field>
      <Field label="Description" optional>
        <Textarea
          value={description}
          rows={2}
          maxLength={FORM_LIMITS.description}
          onChange={({ target }) => action({ do: 'setForm', set: { description: target.value } })}
          onBlur={settle}
          className="min-h-16!"
        />
      </Field>
      <Switch
        label="Review responses"
        hint="An admin approves or rejects each response."
        checked={needsReview}
        onChange={(next) => action({ do: 'setForm', set: { needsReview: next } })}
      />
    </Card>
  );
}
