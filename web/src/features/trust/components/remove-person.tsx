import { TRUST_TEXTS, type TrustPerson } from '@hearthside/contract/trust';
import { UserRoundMinus } from 'lucide-react';
import { messageOf } from '@/lib/api-error';
import { fullName } from '@/lib/full-name';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { useAssign } from '../api/use-assign';
import { useUnassign } from '../api/use-unassign';

export interface RemovePersonProps {
  trustId: number;
  person: TrustPerson;
  onRemoved: () => void;
}

/** Removes one person from a trust, at once; it can be taken back. */
export function RemovePerson({ trustId, person, onRemoved }: RemovePersonProps) {
  const { trigger: unassign, isMutating } = useUnassign();
  const { trigger: assign } = useAssign();
  const assignment = { userId: person.id, trustId };

  const undo = async () => {
    try {
      await assign(assignment);
      toast.success(TRUST_TEXTS.assigned);
    } catch (error) {
      toast.error(messageOf(error, TRUST_TEXTS.assignFailed));
    }
  };
  const remove = async () => {
    try {
      await unassign(assignment);
      onRemoved();
      toast.undo(TRUST_TEXTS.removed, () => void undo());
    } catch (error) {
      toast.error(messageOf(error, TRUST_TEXTS.removeFailed));
    }
  };
  return (
    <Button
      variant="ghost"
      size="s"
      icon={<UserRoundMinus size={18} aria-hidden />}
      busy={isMutating}
      onClick={() => void remove()}
      aria-label={`Remove ${fullName(person)}`}
      title={`Remove ${fullName(person)}`}
      className="min-w-11 print:hidden"
    >
      {/* In a phone's card and a narrow table there is room for the drawing alone. */}
      <span className="max-lg:hidden">Remove</span>
    </Button>
  );
}
