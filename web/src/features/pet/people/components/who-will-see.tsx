import { useMe } from '@/features/session';
import { Notice } from '@/ui/notice';
import { usePetTrusts } from '../../api/pets';
import { linkDisclosure, newTrust, trustDisclosure } from '../../model/disclosure';
import type { PetEditState } from '../../profile/components/use-pet-edit';

/** Who will be able to see the pet after a save but could not before, with their names. */
export function WhoWillSee({ edit }: { edit: PetEditState }) {
  const { draft, base } = edit;
  const me = useMe();
  const { data, error } = usePetTrusts({
    search: draft.trust.kind === 'there' ? draft.trust.name : '',
  });
  const whose = draft.owner?.id === me.id ? 'your' : 'the owner’s';
  const trustId = newTrust(draft.trust, base.draft.trust);
  const trust = data?.trusts.find(({ id }) => id === trustId);
  const links = linkDisclosure(draft, base.draft, whose);
  if (trustId === undefined && !links) return null;
  return (
    <Notice tone="warn" className="mb-3">
      {trust && <p>{trustDisclosure(draft.fields.name, trust, whose)}</p>}
      {trustId !== undefined && !trust && (
        <p>
          {error || data
            ? `Everyone in this trust will see ${draft.fields.name}, ${whose} phone and address. We couldn’t load their names.`
            : 'Checking who will see it...'}
        </p>
      )}
      {links && <p>{links}</p>}
      <p>We’ll notify them.</p>
    </Notice>
  );
}
