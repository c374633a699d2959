import { can, ROLE_LABELS } from '@hearthside/contract/access';
import { helpPages } from '@hearthside/contract/help/pages';
import type { MemberPage } from '@hearthside/contract/member/member-page';
import { memberPages } from '@hearthside/contract/member/pages';
import { PROFILE_LABELS } from '@hearthside/contract/member/person-fields';
import { MessageButton } from '@/features/messaging';
import { useMe } from '@/features/session';
import { fullName } from '@/lib/full-name';
import { ButtonLink } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { OwnWords } from '@/ui/email-text';
import { Fact, FactList } from '@/ui/fields/read-only';
import { Avatar } from '@/ui/media/avatar';
import { EmailLink } from '../../components/email-link';
import { OfferFacts } from '../../components/offer-facts';
import { PersonHead } from '../../components/person-head';
import { MemberPets } from './member-pets';

/** A member: what they chose to show, the pets they care for, and how to write to them. */
export function MemberView({ member }: { member: MemberPage }) {
  const me = useMe();
  const { id, role, verified, profilePicture, email, city, offer, message, pets } = member;
  const name = fullName(member);
  return (
    <div className="grid gap-4">
      <PersonHead
        picture={
          <span className="-mt-10 flex self-start rounded-full border-4 border-surface bg-surface print:mt-4">
            <Avatar name={name} src={profilePicture} size="xl" />
          </span>
        }
        name={name}
        role={ROLE_LABELS[role].one}
        verified={verified}
        actions={
          <div className="flex flex-wrap gap-2 max-sm:w-full print:hidden">
            <MessageButton memberId={id} name={name} way={message} className="max-sm:grow" />
            {member.hasCard && (
              <ButtonLink to={memberPages.caregiver(id)} variant="quiet" className="max-sm:grow">
                Caregiver card
              </ButtonLink>
            )}
            {can(me, 'users') && (
              <ButtonLink to={memberPages.user(id)} variant="quiet" className="max-sm:grow">
                Open in Users
              </ButtonLink>
            )}
            {id === me.id && (
              <ButtonLink to={memberPages.profile} variant="quiet" className="max-sm:grow">
                Your profile
              </ButtonLink>
            )}
          </div>
        }
      />
      <div className="grid gap-4 lg:grid-cols-2">
        <Card aria-labelledby="contact">
          <CardTitle id="contact">Contact Information</CardTitle>
          {/* Links are taller than text. */}
          <FactList className="*:items-baseline">
            <Fact label={PROFILE_LABELS.email} empty="Not shown">
              {email && <EmailLink email={email} />}
            </Fact>
            <Fact label={PROFILE_LABELS.city} empty="Not shown">
              {city && <OwnWords text={city} />}
            </Fact>
          </FactList>
          {message === 'none' && !email && id !== me.id && (
            <p className="mt-3 max-w-[65ch] text-s text-ink-soft">
              You can’t write to them here. Our team can pass something on:{' '}
              <ButtonLink to={helpPages.home} variant="quiet" size="s">
                Write to the team
              </ButtonLink>
            </p>
          )}
        </Card>
        <OfferFacts offer={offer} />
        {pets.total > 0 && <MemberPets pets={pets} />}
      </div>
    </div>
  );
}
