import {
  LIBRARY_KINDS,
  LIBRARY_SECTIONS,
  type LibraryKind,
  type LibrarySection,
} from '@hearthside/contract/library/fields';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { categoriesFor, findersOf, privaciesFor } from '../../model/place-choices';
import { TYPED_MAX, withKind, withSection, type ItemDraft } from '../../model/upload-draft';
import type { FieldProps } from './field-props';
import { FileField } from './file-field';
import { FolderField } from './folder-field';

const SECTIONS = Object.entries(LIBRARY_SECTIONS).map(([value, label]) => ({ value, label }));
const KINDS = Object.entries(LIBRARY_KINDS).map(([value, { label }]) => ({ value, label }));

/** The Option tab: an item's section, its kind, and who sees it (part 2 §2). */
export function OptionFields(props: FieldProps) {
  const { draft, problems, onChange, busy, before } = props;
  const set = (patch: Partial<ItemDraft>) => onChange((now) => ({ ...now, ...patch }));
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Section" required error={problems.section}>
          <Select
            options={SECTIONS}
            placeholder="Choose a section"
            value={draft.section}
            disabled={busy}
            onChange={({ target }) =>
              onChange((now) =>
                withSection(now, target.value as LibrarySection | '', before !== undefined),
              )
            }
          />
        </Field>
        <Field label="Type" required error={problems.kind}>
          <Select
            options={KINDS}
            value={draft.kind}
            disabled={busy || before !== undefined}
            onChange={({ target }) => onChange((now) => withKind(now, target.value as LibraryKind))}
          />
        </Field>
      </div>
      <FileField {...props} />
      {draft.kind === 'video' && (
        <Field
          label={before ? 'Video link' : 'Or paste a video link'}
          hint="YouTube, Vimeo, or a link to a video file. It plays in the portal."
          error={problems.externalUrl}
        >
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={TYPED_MAX.url}
            placeholder="https://"
            value={draft.externalUrl}
            readOnly={busy}
            onChange={({ target }) => set({ externalUrl: target.value })}
          />
        </Field>
      )}
      <FolderField {...props} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Category" required error={problems.category}>
          <Select
            options={categoriesFor(draft)}
            placeholder="Choose a category"
            value={draft.category}
            disabled={busy}
            onChange={({ target }) => set({ category: target.value as ItemDraft['category'] })}
          />
        </Field>
        <Field label="Privacy" required error={problems.privacy}>
          <Select
            options={privaciesFor(draft)}
            placeholder="Choose who may see it"
            value={draft.privacy}
            disabled={busy}
            onChange={({ target }) => set({ privacy: target.value as ItemDraft['privacy'] })}
          />
        </Field>
      </div>
      {/* It depends on both, so it comes below both. */}
      <p aria-live="polite" className="-mt-2 text-s text-ink-soft empty:sr-only">
        {findersOf(draft)}
      </p>
      <Checkbox
        label="Guide or reference"
        hint="Also listed under Guides & References."
        checked={draft.guideOrReference}
        disabled={busy || draft.section === 'guides'}
        onChange={({ target }) => set({ guideOrReference: target.checked })}
      />
    </div>
  );
}
