import {
  ADDABLE_SERVICE_ROLES,
  PROVIDERS_MAX,
  SERVICE_ROLES,
  type ServiceRole,
} from '@hearthside/contract/pet/care';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { afterDialogs } from '@/lib/after-dialogs';
import { ActionMenu } from '@/ui/dialogs/menu';
import { ProviderRow } from './provider-row';
import { ProvidersTrouble } from './providers-trouble';
import type { ProvidersEditState } from './use-providers-edit';

export interface ProvidersEditProps {
  edit: ProvidersEditState;
  box: RefObject<HTMLDivElement | null>;
  petName: string;
}

/** A pet's service providers in the editor: one row each, and a way to add more. */
export function ProvidersEdit({ edit, box, petName }: ProvidersEditProps) {
  const { rows, add } = edit;
  const addOne = (role: ServiceRole) => {
    add(role);
    // Moves to the new row, the last one with its role, once the menu has released the focus.
    const added = () => {
      const rows = box.current?.querySelectorAll<HTMLElement>(`[data-role="${role}"]`);
      return rows?.[rows.length - 1]?.querySelector('input') ?? null;
    };
    afterDialogs(added, () => added()?.focus());
  };
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <ProvidersTrouble edit={edit} />
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {rows.map((row) => (
          <ProviderRow
            key={row.id}
            edit={edit}
            row={row}
            petName={petName}
            onRemoved={() => box.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
      {rows.length < PROVIDERS_MAX && (
        <div className="border-t border-line pt-4">
          <ActionMenu
            label="Add a service provider"
            icon={<Plus size={18} aria-hidden />}
            anchor="top start"
            items={ADDABLE_SERVICE_ROLES.map((role) => ({
              label: SERVICE_ROLES[role],
              onSelect: () => addOne(role),
            }))}
          />
        </div>
      )}
    </div>
  );
}
