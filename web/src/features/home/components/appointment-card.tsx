import type { Home } from '@hearthside/contract/member/home';
import { isHttpsAddress } from '@hearthside/contract/web-address';
import { CalendarDays } from 'lucide-react';
import { ButtonLink } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { HomeLink } from './home-link';

/** The member's next appointment: when, what and where. */
export function AppointmentCard({ item }: { item: Home['attention'][number] }) {
  const { count, detail, link, first } = item;
  const next = first[0];
  return (
    <Card aria-labelledby="appointment">
      <CardTitle id="appointment">Next appointment</CardTitle>
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <span className="grid size-10.5 shrink-0 place-items-center rounded-s bg-brand-soft text-brand-strong">
          <CalendarDays size={20} aria-hidden />
        </span>
        <div className="min-w-0 flex-1 basis-44">
          <p className="font-semibold">{detail}</p>
          {next && (
            <p className="text-s wrap-anywhere text-ink-soft">
              {next.name}
              {next.note && (
                <>
                  {' · '}
                  <Place place={next.note} />
                </>
              )}
            </p>
          )}
        </div>
        {next && (
          <ButtonLink to={next.link} variant="quiet" size="s">
            Details
          </ButtonLink>
        )}
      </div>
      {count > 1 && <HomeLink to={link}>All {count} appointments</HomeLink>}
    </Card>
  );
}

/** The address of a video call is a link, so that the call is one press away. */
function Place({ place }: { place: string }) {
  if (/\s/.test(place) || !isHttpsAddress(place)) return <bdi>{place}</bdi>;
  return (
    <a
      href={place}
      target="_blank"
      rel="noopener noreferrer"
      className="rounded-s py-2.5 text-brand-strong underline-offset-3 hover:underline"
    >
      {place}
    </a>
  );
}
