import { can, ROLE_LABELS } from '@hearthside/contract/access';
import type { Section } from '@hearthside/contract/section';
import { Hourglass, LockKeyhole } from 'lucide-react';
import { useMe } from '@/features/session';
import { usePage } from '@/lib/page';
import { ButtonLink } from '@/ui/button';
import { PageMessage } from './page-message';

/** A section that exists but is not open to this member. Says why, and what would open it. */
export function NoRight({ section }: { section: Section }) {
  const me = useMe();
  usePage(section.label);
  const { permission, label } = section;
  const waits = !me.verified && permission !== null && can({ ...me, verified: true }, permission);
  if (waits) {
    return (
      <PageMessage
        icon={<Hourglass size={32} aria-hidden />}
        heading={`${label} opens once you are verified`}
        actions={<ButtonLink to="/">See what is left to do</ButtonLink>}
      >
        <p>
          You’re not verified yet. A staff member checks every new account. This page opens
          automatically once that’s done.
        </p>
      </PageMessage>
    );
  }
  return (
    <PageMessage
      icon={<LockKeyhole size={32} aria-hidden />}
      heading={`You don’t have access to ${label}`}
      actions={<ButtonLink to="/">Go to Home</ButtonLink>}
    >
      <p>
        Your role, {ROLE_LABELS[me.role].one}, does not include it. If you think it should, please
        ask the team.
      </p>
    </PageMessage>
  );
}
