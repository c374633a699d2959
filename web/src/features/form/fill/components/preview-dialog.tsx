import { ROLE_LABELS, ROLES, type Role } from '@hearthside/contract/access';
import { FORM_ROLES, type FormDefinition } from '@hearthside/contract/form/fields';
import { useState } from 'react';
import { useSubject } from '@/lib/use-subject';
import { FullDialog } from '@/ui/dialogs/full-dialog';
import { Select } from '@/ui/fields/select';
import { previewAs } from '../../model/form-preview';
import { PreviewForm } from './preview-form';

/** The roles that forms can be meant for come first, then the two that no list contains. */
const VIEWERS = [...FORM_ROLES, ...ROLES.filter((role) => !isFormRole(role))].map((role) => ({
  value: role,
  label: ROLE_LABELS[role].one,
}));

function isFormRole(role: Role) {
  return (FORM_ROLES as readonly Role[]).includes(role);
}

export interface PreviewDialogProps {
  open: boolean;
  onClose: () => void;
  definition: FormDefinition;
}

/** A form in the wizard, as members of any role would see it. Answers given here are not sent. */
export function PreviewDialog({ open, onClose, definition }: PreviewDialogProps) {
  const { shown, opening } = useSubject(open || undefined);
  const [chosen, setChosen] = useState<Role>();
  if (!shown) return null;
  const role = chosen ?? definition.accessRoles[0] ?? 'pet_owner';
  return (
    <FullDialog
      open={open}
      onClose={onClose}
      title="Preview"
      actions={
        <div className="mr-2 w-40 sm:w-48">
          <Select
            aria-label="Preview as"
            options={VIEWERS}
            value={role}
            onChange={({ target }) => setChosen(target.value as Role)}
          />
        </div>
      }
    >
      <div data-scrolls className="h-full overflow-y-auto px-4 py-6">
        <PreviewForm
          key={`${opening} ${role}`}
          preview={previewAs(definition, role)}
          role={role}
          onLeave={onClose}
        />
      </div>
    </FullDialog>
  );
}
