import { ShieldCheck } from 'lucide-react';
import { PetPicture } from '@/kit/pet-picture/pet-picture';
import { Avatar } from '@/ui/media/avatar';
import { Badge, CountBadge } from '@/ui/badge';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { Logo, LogoMark } from '@/ui/media/logo';
import { PageHeader } from '@/ui/page-header';
import { KitRow, KitSection } from './kit-section';

const people = [
  ['Theo Okafor', 'Trustee'],
  ['Lena Novak', 'Foster'],
  ['Sam Delgado', 'Caretaker'],
  ['Sofia Vance', 'Veterinarian'],
  ['Amara Hale', 'Admin'],
  ['Rosa Marchetti', 'Pet owner'],
] as const;

/** Pictures of people and pets, chips, banner, logo and page header. */
export function KitDisplay() {
  return (
    <KitSection id="display" title="People, chips and headers">
      <Card flush>
        <Banner />
        <div className="flex flex-wrap items-center gap-x-4.5 gap-y-3 px-4 pb-4.5 sm:px-5">
          <PetPicture
            pet={{ name: 'Biscuit', picture: null, breed: 'Border collie' }}
            size="l"
            className="-mt-7 border-4 border-surface"
          />
          <div className="min-w-0 flex-1 basis-52 pt-2.5">
            <h2>Biscuit</h2>
            <p>Border collie · male · 7 years · 41 lbs</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Badge tone="brand" icon={<ShieldCheck size={15} aria-hidden />}>
                The Marchetti Family Trust
              </Badge>
              <Badge tone="warn">Allergic to penicillin</Badge>
            </div>
          </div>
          <Button>Edit</Button>
        </div>
      </Card>
      <div className="grid gap-5 sm:grid-cols-2">
        <Card>
          <CardTitle as="h3">Care team</CardTitle>
          <ul className="grid gap-3.5">
            {people.map(([name, role]) => (
              <li key={name} className="flex items-center gap-3">
                <Avatar name={name} />
                <span className="min-w-0 leading-snug">
                  <b className="block">{name}</b>
                  <span className="text-s text-ink-soft">{role}</span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
        <Card className="grid content-start gap-4">
          <KitRow>
            <Badge>In person</Badge>
            <Badge tone="brand">Group</Badge>
            <Badge tone="good">on track</Badge>
            <Badge tone="warn">in 14 days</Badge>
            <Badge tone="bad">Rejected</Badge>
            <Badge tone="info">Pending Approval</Badge>
            <CountBadge count={3} label="unread messages" />
            <CountBadge count={140} label="unread messages" />
          </KitRow>
          <KitRow>
            <Avatar name="Rosa Marchetti" size="s" />
            <Avatar name="Rosa Marchetti" />
            <Avatar name="Rosa Marchetti" size="l" />
            <Avatar name="Rosa Marchetti" size="xl" alone />
          </KitRow>
          <KitRow>
            <Logo />
            <LogoMark />
          </KitRow>
        </Card>
      </div>
      <PageHeader
        title={<span id="header-example">Pet Records</span>}
        subtitle="3 pets found"
        back={{ to: '#display', label: 'Back to pet list' }}
        actions={<Button>Create Pet Record</Button>}
      />
    </KitSection>
  );
}
