import { SERVICE_ROLES } from '@hearthside/contract/pet/care';
import { Eraser, Trash2 } from 'lucide-react';
import { Button } from '@/ui/button';
import { filledProviders, keepsPlace, type ProviderDraft } from '../../model/provider-drafts';
import { ContactFields } from './contact-fields';
import type { ProvidersEditState } from './use-providers-edit';

export interface ProviderRowProps {
  edit: ProvidersEditState;
  row: ProviderDraft;
  petName: string;
  /** Called when the row is removed, and its button with it. The focus moves to the list. */
  onRemoved: () => void;
}

/** One service provider in the editor. */
export function ProviderRow({ edit, row, petName, onRemoved }: ProviderRowProps) {
  const label = SERVICE_ROLES[row.serviceRole];
  const fixed = keepsPlace(edit.rows, row);
  const isEmpty = filledProviders([row]).length === 0;
  const remove = () => {
    edit.remove(row);
    onRemoved();
  };
  return (
    <li data-role={row.serviceRole} className="border-t border-line pt-2 pb-5">
      <fieldset>
        <legend className="sr-only">{label}</legend>
        <div className="mb-1 flex min-h-11 items-center justify-between gap-3">
          <p aria-hidden className="font-[650]">
            {label}
          </p>
          {!(fixed && isEmpty) && (
            <Button
              variant="ghost"
              size="s"
              icon={fixed ? <Eraser size={18} aria-hidden /> : <Trash2 size={18} aria-hidden />}
              aria-label={`${fixed ? 'Clear' : 'Remove'} the ${label.toLowerCase()} ${row.name}`.trim()}
              onClick={remove}
            >
              {fixed ? 'Clear' : 'Remove'}
            </Button>
          )}
        </div>
        <ContactFields
          contact={row}
          path={String(row.id)}
          errors={edit.errors}
          petName={petName}
          role={label.toLowerCase()}
          linkAs={row.serviceRole === 'veterinarian' ? 'veterinarian' : undefined}
          linkedBefore={edit.before.find(({ id }) => id === row.id)?.userId}
          onChange={(patch, ...parts) => edit.change(row, patch, parts)}
        />
      </fieldset>
    </li>
  );
}
