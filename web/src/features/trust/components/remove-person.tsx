import type { TrustPersonInTrash } from '@hearthside/contract/trust/endpoints';
import { UserRoundMinus } from 'lucide-react';
import { fullName } from '@/lib/full-name';
import { Button } from '@/ui/button';
import { useUnassigning } from './use-unassigning';

export interface RemovePersonProps {
  trustId: number;
  person: TrustPersonInTrash;
  /** Somebody in the trash can't be assigned again before they are restored, so there is no Undo. */
  isFinal?: boolean;
  onRemoved: () => void;
}

/** Removes one person from a trust at once. This can be undone. */
export function RemovePerson({ trustId, person, isFinal, onRemoved }: RemovePersonProps) {
  const { remove, busy } = useUnassigning(
    { userId: person.id, trustId },
    fullName(person),
    onRemoved,
    isFinal,
  );
  return (
    <Button
      variant="ghost"
      size="s"
      icon={<UserRoundMinus size={18} aria-hidden />}
      busy={busy}
      onClick={remove}
      aria-label={`Remove ${fullName(person)}`}
      title={`Remove ${fullName(person)}`}
      className="min-w-11 print:hidden"
    >
      {/* A phone's card and a narrow table only have room for the icon. */}
      <span className="max-lg:hidden">Remove</span>
    </Button>
  );
}
