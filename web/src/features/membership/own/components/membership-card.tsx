import { MEMBERSHIP_STATUSES } from '@hearthside/contract/membership/fields';
import type { OwnMembership } from '@hearthside/contract/membership/shapes';
import { formatDate } from '@/lib/dates';
import { cardNumber } from '../../model/membership-words';

export interface MembershipCardProps {
  organization: string;
  name: string;
  membership: OwnMembership;
}

/** The membership card, on screen and in its real size on paper. */
export function MembershipCard({ organization, name, membership }: MembershipCardProps) {
  const { number, nextDeadline, status, memberSince } = membership;
  return (
    <article
      aria-label="Membership card"
      // On paper as large as a wallet card. On the narrowest phones it is taller, so that everything is readable.
      className="flex aspect-[86/54] w-full max-w-[26rem] flex-col rounded-l border border-line-strong bg-surface shadow-1 print:w-[86mm] print:shadow-none"
    >
      <div
        aria-hidden
        className="banner-art relative h-12 shrink-0 [print-color-adjust:exact] overflow-hidden rounded-t-[inherit] print:h-10"
      />
      <div className="flex flex-1 flex-col justify-between gap-1 p-4 print:p-2.5">
        <div className="min-w-0">
          <p dir="auto" className="truncate font-display font-semibold">
            {organization}
          </p>
          <p className="text-xs text-ink-soft">Member since {formatDate(memberSince)}</p>
        </div>
        <p
          dir="auto"
          className="line-clamp-2 font-display text-l leading-tight wrap-anywhere print:text-m"
        >
          {name}
        </p>
        <dl className="flex flex-wrap justify-between gap-x-4 text-s tabular-nums print:text-xs">
          <CardFact label="Number">{cardNumber(number)}</CardFact>
          <CardFact label="Valid until">{formatDate(nextDeadline)}</CardFact>
          {status === 'lapsed' && <CardFact label="Status">{MEMBERSHIP_STATUSES[status]}</CardFact>}
        </dl>
      </div>
    </article>
  );
}

function CardFact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
