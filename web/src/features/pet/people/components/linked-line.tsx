import { ROLE_LABELS } from '@hearthside/contract/access';
import { Eye, Link2, Unlink2 } from 'lucide-react';
import { fullName } from '@/lib/full-name';
import { Avatar } from '@/ui/media/avatar';
import { Button } from '@/ui/button';
import type { ContactDraft } from '../../model/care-team-draft';

export interface LinkedLineProps {
  contact: ContactDraft;
  /** Their role: 'trustee', 'veterinarian'. */
  role: string;
  petName: string;
  /** Whether the link is saved, so that it is already in effect. */
  holds: boolean;
  onLink: () => void;
  onUnlink: () => void;
}

/** The member linked to a row and what that allows them, or a button to link one. */
export function LinkedLine(props: LinkedLineProps) {
  const { contact, role, petName, holds, onLink, onUnlink } = props;
  const { member, userId } = contact;
  if (userId === null) {
    return (
      <Button
        variant="quiet"
        size="s"
        icon={<Link2 size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={onLink}
        className="justify-self-start"
      >
        <span>
          Link <span className="sr-only">the {role}</span> to a member
        </span>
      </Button>
    );
  }
  const name = member ? fullName(member) : 'A member who isn’t available';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-s bg-brand-soft p-2.5">
      <Avatar name={name} src={member?.profilePicture} />
      <div className="min-w-0 flex-1 basis-32">
        <p dir="auto" className="font-[560] wrap-anywhere">
          {name}
        </p>
        {member && <p className="text-s text-ink-soft">{ROLE_LABELS[member.role].one}</p>}
        <p className="text-s">
          <VisibilityMark petName={petName} soon={!holds} />
        </p>
      </div>
      <Button
        variant="ghost"
        size="s"
        icon={<Unlink2 size={18} aria-hidden />}
        aria-label={`Unlink ${name}`}
        onClick={onUnlink}
      >
        Unlink
      </Button>
    </div>
  );
}

/** Marks somebody who can see the pet through a link. */
export function VisibilityMark({ petName, soon = false }: { petName: string; soon?: boolean }) {
  return (
    <span className="inline-flex items-start gap-1 text-brand-strong">
      <span className="flex h-lh shrink-0 items-center">
        <Eye size={15} aria-hidden />
      </span>
      {soon ? `Will see ${petName} once you save` : `Can see ${petName}`}
    </span>
  );
}
