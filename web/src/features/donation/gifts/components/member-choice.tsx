import { UserRoundSearch, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Avatar } from '@/ui/media/avatar';
import { Button } from '@/ui/button';
import { EmailText } from '@/ui/email-text';
import { FieldError } from '@/ui/fields/field';
import { IconButton } from '@/ui/icon-button';
import type { Donor } from '../../model/gift-form';
import { DonorDialog } from '../../list/components/donor-dialog';

export interface MemberChoiceProps {
  member: Donor | null;
  onChoose: (member: Donor | null) => void;
  error?: string;
}

/** The member who gave the gift, if it was a member. */
export function MemberChoice({ member, onChoose, error }: MemberChoiceProps) {
  const [choosing, setChoosing] = useState(false);
  const errorId = useId();
  return (
    <div className="grid gap-2 rounded-s bg-surface-sunken p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {member && <Avatar name={member.name} />}
        <div className="min-w-0 flex-1 basis-32">
          <p className="text-s text-ink-soft">Member (optional)</p>
          <p dir="auto" className="font-[560] wrap-anywhere">
            {member?.name ?? 'No one chosen'}
          </p>
          {member && (
            <p className="text-s text-ink-soft">
              <EmailText email={member.email} />
            </p>
          )}
        </div>
        <Button
          variant="quiet"
          size="s"
          data-autofocus
          data-invalid={error ? '' : undefined}
          icon={<UserRoundSearch size={18} aria-hidden />}
          aria-describedby={error && errorId}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          {member ? 'Choose another' : 'Choose a member'}
        </Button>
        {member && (
          <IconButton
            label="No member"
            icon={<X size={18} aria-hidden />}
            onClick={() => onChoose(null)}
          />
        )}
      </div>
      <FieldError id={errorId} error={error} />
      <DonorDialog
        open={choosing}
        chosen={member?.id}
        onChoose={(chosen) => {
          setChoosing(false);
          onChoose(chosen);
        }}
        onClose={() => setChoosing(false)}
      />
    </div>
  );
}
