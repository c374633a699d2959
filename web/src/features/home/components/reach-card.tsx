import { memberPages } from '@hearthside/contract/member/pages';
import type { Me } from '@hearthside/contract/member/me';
import { formatPhone } from '@hearthside/contract/phone';
import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card, CardTitle } from '@/ui/card';
import { EmailText } from '@/ui/email-text';

/** The member's contact details at a glance, so that they notice outdated ones. */
export function ReachCard({ me }: { me: Me }) {
  const { streetAddress, city } = me.address;
  return (
    <Card aria-labelledby="reach">
      <CardTitle id="reach">Your contact info</CardTitle>
      <dl className="grid gap-2">
        <Way Icon={Phone} label="Phone">
          {formatPhone(me.phoneNumber)}
        </Way>
        <Way Icon={Mail} label="Email">
          <EmailText email={me.email} />
        </Way>
        <Way Icon={MapPin} label="Address">
          {[streetAddress, city].filter(Boolean).join(', ')}
        </Way>
      </dl>
      <Link
        to={memberPages.profile}
        className="mt-1 -mb-2 inline-flex min-h-11 items-center rounded-s text-s font-semibold text-brand-strong underline-offset-3 hover:underline"
      >
        Update my details
      </Link>
    </Card>
  );
}

function Way(props: { Icon: LucideIcon; label: string; children: ReactNode }) {
  const { Icon, label, children } = props;
  return (
    <div className="flex items-start gap-3">
      <dt className="mt-0.5 shrink-0 text-ink-soft">
        <Icon size={20} aria-hidden />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">
        {children || <span className="text-ink-faint">Not given</span>}
      </dd>
    </div>
  );
}
