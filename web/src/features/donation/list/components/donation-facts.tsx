import { DONATION_SOURCES, countsLess } from '@hearthside/contract/donation/fields';
import type { DonationDetail } from '@hearthside/contract/donation/shapes';
import { memberPages } from '@hearthside/contract/member/pages';
import { shownMoney } from '@hearthside/contract/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmailLink } from '@/features/member';
import { formatDate } from '@/lib/dates';
import { OwnWords } from '@/ui/email-text';
import { Fact, FactList } from '@/ui/fields/read-only';
import { refundOf, shownMethod } from '../../model/donation-words';
import { DonationBadge } from './donation-badge';

/** All that is known about a donation. Empty optional fields are left out. */
export function DonationFacts({ donation }: { donation: DonationDetail['donation'] }) {
  const { amount, status, isRecurring, givenOn, donorEmail, member, source } = donation;
  return (
    <FactList className="pt-1">
      <Fact label="Amount">
        <span className="text-l tabular-nums">{shownMoney(amount)}</span>
      </Fact>
      <Fact label="Status">
        <DonationBadge status={status} />
      </Fact>
      <Fact label="Given">{formatDate(givenOn)}</Fact>
      <Fact label="Recurring">{isRecurring ? 'Yes' : 'No'}</Fact>
      <Fact label="Email">{donorEmail && <EmailLink email={donorEmail} />}</Fact>
      <Fact label="Member" empty="Not a member">
        {member && (
          <Link
            to={memberPages.user(member.id)}
            className="-my-2.25 inline-flex min-h-11 items-center rounded-s text-brand-strong underline-offset-3 hover:underline"
          >
            <OwnWords text={member.name || member.email} />
          </Link>
        )}
      </Fact>
      <Fact label="Source">{DONATION_SOURCES[source]}</Fact>
      <Told label="Method">{shownMethod(donation.method)}</Told>
      <Told label="Reference">{words(donation.reference)}</Told>
      <Told label="Transaction">{words(donation.givebutterTransactionId)}</Told>
      <Told label="Campaign">{words(donation.campaignCode)}</Told>
      <Fact label="Renewed until" empty="None">
        {donation.renewedUntil && formatDate(donation.renewedUntil)}
      </Fact>
      {countsLess(donation) && (
        <Fact label="Counts">
          {shownMoney(amount - donation.refunded)} after {refundOf(donation.refunded)}
        </Fact>
      )}
      <Told label="Note">{words(donation.note)}</Told>
    </FactList>
  );
}

const words = (text: string | null) => text && <OwnWords text={text} />;

/** A fact that is shown only if it has a value. */
const Told = ({ label, children }: { label: string; children: ReactNode }) =>
  children ? <Fact label={label}>{children}</Fact> : null;
