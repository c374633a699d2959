import { CARE_ROLE_LABELS, CARE_ROLES, type CareRole } from '@hearthside/contract/pet/care';
import { Eraser } from 'lucide-react';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { filledRoles, withContact, withoutContact } from '../../model/care-team-draft';
import { ContactFields } from './contact-fields';
import type { PetEditState } from '../../profile/components/use-pet-edit';

/** The care team in the editor: a row for each role (part 1 §2.9, §5.5). */
export function CareTeamFields({ edit }: { edit: PetEditState }) {
  return (
    <Card aria-labelledby="care-team">
      <CardTitle id="care-team">Care team Contact Information</CardTitle>
      <p className="mb-4 max-w-[70ch] text-s text-ink-soft">
        A name, phone and address are enough. If you link it to a member, they can also see this
        page, mark care tasks and join the care team chat. A foster or caretaker can write in the
        record and add care tasks, too. No one you link can change the rest of this page.
      </p>
      {edit.errors.careTeam && (
        <Notice tone="bad" className="mb-4">
          {edit.errors.careTeam}
        </Notice>
      )}
      <div className="grid gap-x-6 gap-y-7 xl:grid-cols-3">
        {CARE_ROLES.map((role) => (
          <Place key={role} edit={edit} role={role} />
        ))}
      </div>
    </Card>
  );
}

function Place({ edit, role }: { edit: PetEditState; role: CareRole }) {
  const { draft, errors, change } = edit;
  const label = CARE_ROLE_LABELS[role];
  const path = `careTeam.${role}`;
  const isFilled = filledRoles(draft.careTeam).includes(role);
  const clear = () =>
    change((now) => ({ ...now, careTeam: withoutContact(now.careTeam, role) }), `${path}.`);
  return (
    <fieldset className="grid content-start gap-3 max-xl:border-t max-xl:border-line max-xl:pt-4">
      <legend className="sr-only">{label}</legend>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p aria-hidden className="font-[650]">
          {label}
        </p>
        {isFilled && (
          <Button
            variant="ghost"
            size="s"
            icon={<Eraser size={18} aria-hidden />}
            aria-label={`Clear the ${label.toLowerCase()}`}
            onClick={clear}
          >
            Clear
          </Button>
        )}
      </div>
      <ContactFields
        contact={draft.careTeam[role]}
        path={path}
        errors={errors}
        petName={edit.base.draft.fields.name}
        role={label.toLowerCase()}
        linkAs="care_team"
        linkedBefore={edit.base.draft.careTeam[role].userId}
        onChange={(patch, ...parts) =>
          change(
            (now) => ({ ...now, careTeam: withContact(now.careTeam, role, patch) }),
            'careTeam',
            ...parts.map((part) => `${path}.${part}`),
          )
        }
      />
    </fieldset>
  );
}
