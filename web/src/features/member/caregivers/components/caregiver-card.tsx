import { messageWay } from '@hearthside/contract/inbox/message-way';
import type { Caregiver } from '@hearthside/contract/member/caregivers';
import { formatPhone } from '@hearthside/contract/phone';
import { MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MessageButton } from '@/features/messaging';
import { useMe } from '@/features/session';
import { Avatar } from '@/ui/media/avatar';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { UnverifiedBadge } from '../../components/person-head';
import { OfferLines } from '../../components/offer-lines';
import { milesAway } from '../../model/place-query';
import { TrustLine } from './trust-line';

/** One caregiver in the grid. The name is the link, and it covers the whole card. */
export function CaregiverCard({ caregiver, to }: { caregiver: Caregiver; to: string }) {
  const { name, profileImage, verified, petTrustName, address, phoneNumber, offer, miles } =
    caregiver;
  const me = useMe();
  return (
    <Card
      as="li"
      className="relative transition-[border-color,box-shadow] duration-150 hover:border-line-control hover:shadow-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-brand"
    >
      <div className="flex items-center gap-3.5">
        <Avatar name={name} src={profileImage} size="l" />
        <div className="min-w-0 flex-1">
          <h2 className="font-body text-m font-[650] tracking-normal wrap-anywhere">
            <Link
              to={to}
              className="text-brand-strong outline-none after:absolute after:inset-0 after:rounded-m"
            >
              {name}
            </Link>
          </h2>
          {!verified && <UnverifiedBadge />}
        </div>
        {/* Above the link, which covers the card. */}
        <MessageButton
          memberId={caregiver.id}
          name={name}
          way={messageWay(me, { ...caregiver, role: 'caretaker' })}
          look="icon"
          className="z-1 -mr-2 self-start"
        />
      </div>
      <div className="mt-3 grid gap-1.5 text-s">
        <TrustLine name={petTrustName} />
        <Line icon={<MapPin size={18} aria-hidden />} label="City">
          {miles === null ? address.city : `${address.city}, ${milesAway(miles).toLowerCase()}`}
        </Line>
        <Line icon={<Phone size={18} aria-hidden />} label="Phone">
          {formatPhone(phoneNumber)}
        </Line>
        <OfferLines offer={offer} />
      </div>
    </Card>
  );
}

function Line({ icon, label, children }: { icon: ReactNode; label: string; children: string }) {
  if (!children) return null;
  return (
    <p className="flex items-start gap-2 tabular-nums">
      <span className="flex h-lh shrink-0 items-center text-ink-soft">{icon}</span>
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{label}: </span>
        {children}
      </span>
    </p>
  );
}

/** Placeholder for a card. */
export function CaregiverCardSkeleton() {
  return (
    <Card as="div">
      <div className="flex items-center gap-3.5">
        <Skeleton round className="size-14 shrink-0" />
        <Skeleton className="h-5 w-3/5" />
      </div>
      <div className="mt-4 grid gap-3">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    </Card>
  );
}
