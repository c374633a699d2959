import { HELP_PLACES, type HelpPlace } from '@hearthside/contract/help/fields';
import { helpPages } from '@hearthside/contract/help/pages';
import { Link } from 'react-router-dom';
import { PlaceIcon } from './place-icon';

/** The topics of the help center as cards that link to them. */
export function TopicCards({ places }: { places: readonly HelpPlace[] }) {
  return (
    <ul aria-label="Topics" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {places.map((place) => (
        <li key={place} className="grid">
          <Link
            to={helpPages.topic(place)}
            className="flex min-w-0 items-start gap-4 rounded-m border border-line bg-surface p-4 shadow-1 transition-shadow duration-150 hover:border-line-strong hover:shadow-2 sm:p-5"
          >
            <PlaceIcon place={place} />
            <span className="min-w-0">
              <span className="block font-[650]">{HELP_PLACES[place].card}</span>
              <span className="mt-0.5 block text-s text-ink-soft">
                {HELP_PLACES[place].description}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
