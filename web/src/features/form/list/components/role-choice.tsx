import { ROLE_LABELS } from '@hearthside/contract/access';
import { FORM_ROLES, FORM_TEXTS, type FormRole } from '@hearthside/contract/form/fields';
import { Button } from '@/ui/button';
import { Switch } from '@/ui/fields/switch';
import { inOrder, withRole } from '../../model/role-choice';

export interface RoleChoiceProps {
  /** What the roles are for, for screen readers. */
  label: string;
  chosen: readonly FormRole[];
  /** The roles that may be chosen, by default all nine. The others are marked as unavailable. */
  allowed?: readonly FormRole[];
  onChange: (roles: FormRole[]) => void;
  disabled?: boolean;
  className?: string;
}

/** The roles that a form can be meant for with a toggle each, Select All and Deselect All (part 2 §2, §4). */
export function RoleChoice(props: RoleChoiceProps) {
  const { label, chosen, allowed = FORM_ROLES, onChange, disabled, className } = props;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="s"
          disabled={disabled || allowed.length === 0}
          onClick={() => onChange(inOrder(allowed))}
        >
          Select All
        </Button>
        <Button variant="quiet" size="s" disabled={disabled} onClick={() => onChange([])}>
          Deselect All
        </Button>
      </div>
      <ul aria-label={label} className={className}>
        {FORM_ROLES.map((role) => {
          const available = allowed.includes(role);
          const { one } = ROLE_LABELS[role];
          return (
            <li key={role}>
              <Switch
                label={available ? one : `${one} ${FORM_TEXTS.unavailable}`}
                checked={available && chosen.includes(role)}
                disabled={disabled || !available}
                onChange={(on) => onChange(withRole(chosen, role, on))}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
