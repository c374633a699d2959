import { LIBRARY_TAGS } from '@hearthside/contract/library/fields';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { Textarea } from '@/ui/fields/textarea';
import { titleField, TYPED_MAX, type ItemDraft } from '../../model/upload-draft';
import type { FieldProps } from './field-props';

const TAGS = Object.entries(LIBRARY_TAGS).map(([value, label]) => ({ value, label }));

/** The Description tab: an item's title and description (part 2 §2). If there are several, each has its own title. */
export function DescriptionFields(props: FieldProps) {
  const { draft, problems, onChange, busy } = props;
  const set = (patch: Partial<ItemDraft>) => onChange((now) => ({ ...now, ...patch }));
  const isSeveral = draft.files.length > 1;
  return (
    <div className="grid gap-4">
      {isSeveral ? (
        <SeveralTitles {...props} />
      ) : (
        <Field label="Title" required error={problems.title}>
          <TextInput
            value={draft.title}
            maxLength={TYPED_MAX.title}
            autoComplete="off"
            readOnly={busy}
            onChange={({ target }) => set({ title: target.value })}
          />
        </Field>
      )}
      <Field
        label="Description"
        required
        hint={isSeveral && 'The same for all of them. Each can be edited later.'}
        error={problems.description}
      >
        <Textarea
          value={draft.description}
          maxLength={TYPED_MAX.description}
          readOnly={busy}
          onChange={({ target }) => set({ description: target.value })}
        />
      </Field>
      <Field label="Tag" optional error={problems.tag}>
        <Select
          options={TAGS}
          placeholder="No tag"
          value={draft.tag}
          disabled={busy}
          onChange={({ target }) => set({ tag: target.value as ItemDraft['tag'] })}
        />
      </Field>
    </div>
  );
}

function SeveralTitles({ draft, problems, onChange, busy }: FieldProps) {
  const entitle = (id: string, title: string) =>
    onChange((now) => ({
      ...now,
      files: now.files.map((one) => (one.id === id ? { ...one, title } : one)),
    }));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-s font-semibold">
        Titles of the {draft.files.length} items
      </legend>
      {draft.files.map(({ id, file, title }) => (
        <Field
          key={id}
          label={
            <span dir="auto" className="wrap-anywhere">
              {file.name}
            </span>
          }
          required
          error={problems[titleField(id)]}
        >
          <TextInput
            value={title}
            maxLength={TYPED_MAX.title}
            autoComplete="off"
            readOnly={busy}
            onChange={({ target }) => entitle(id, target.value)}
          />
        </Field>
      ))}
    </fieldset>
  );
}
