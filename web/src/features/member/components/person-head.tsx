import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/ui/badge';
import { Banner } from '@/ui/banner';
import { Card } from '@/ui/card';

export interface PersonHeadProps {
  /** It overlaps the banner. */
  picture: ReactNode;
  name: string;
  role: string;
  verified: boolean;
  /** More about the person, shown below. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** The header of a person's page: banner, picture, name, role, and whether they are verified. */
export function PersonHead(props: PersonHeadProps) {
  const { picture, name, role, verified, children, actions } = props;
  return (
    <Card flush>
      <Banner className="print:hidden" />
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3 px-4 pb-4 sm:px-6 sm:pb-5">
        {picture}
        <div className="min-w-0 flex-1 basis-60 pt-3">
          <h2 dir="auto" className="wrap-anywhere">
            {name}
          </h2>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span className="text-ink-soft">{role}</span>
            {verified ? <Badge tone="good">Verified</Badge> : <UnverifiedBadge />}
          </div>
          {children}
        </div>
        {actions}
      </div>
    </Card>
  );
}

/** Marks somebody who is not verified yet. */
export function UnverifiedBadge() {
  return (
    <Badge tone="warn" icon={<Hourglass size={15} aria-hidden />}>
      Unverified
    </Badge>
  );
}
