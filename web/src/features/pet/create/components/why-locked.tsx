import { memberPages } from '@hearthside/contract/member/pages';
import { Link } from 'react-router-dom';
import { fullName } from '@/lib/full-name';
import type { NewPet } from './use-new-pet';

/** Why fields are locked, and where their values can be changed. */
export function WhyLocked({ edit }: { edit: NewPet }) {
  const { forOthers, owner } = edit;
  const name = owner.data && fullName(owner.data.user);
  return (
    <p className="text-s text-ink-soft">
      What {forOthers ? `${name}’s` : 'your'} profile says is filled in here and locked, so that the
      two agree. To change it, go to{' '}
      <Link
        to={forOthers ? memberPages.user(edit.ownerId) : memberPages.profile}
        className="rounded-s py-2.5 font-[560] text-brand-strong underline underline-offset-3"
      >
        {forOthers ? 'their profile' : 'your profile'}
      </Link>
      .
    </p>
  );
}
