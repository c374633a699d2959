import { ROLE_LABELS } from '@hearthside/contract/access';
import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import clsx from 'clsx';
import { formatDate } from '@/lib/dates';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/fields/checkbox';
import { EmailText } from '@/ui/email-text';
import { SearchBox } from '@/ui/fields/search-box';
import { SkeletonText } from '@/ui/skeleton';
import type { FormPerson } from '../../api/form-people';
import type { Exclusions } from './use-exclusions';

/** Searches the members and offers each with a checkbox (part 1 §2.14). */
export function UserExclusionsList({ exclusions }: { exclusions: Exclusions }) {
  const { search, setSearch, found, gathering, chooseAll, clear, ids, toggle } = exclusions;
  const nobody = found.people?.length === 0;
  return (
    <div className="grid gap-2 pt-1">
      <SearchBox
        label="Search users by name, email, or role"
        placeholder={FORM_TEXTS.searchUsers}
        value={search}
        debounce={300}
        autoFocus
        onChange={setSearch}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="s"
          disabled={!found.people || found.isOther || nobody}
          busy={gathering}
          busyLabel="Selecting..."
          onClick={chooseAll}
        >
          Select All
        </Button>
        <Button variant="quiet" size="s" disabled={ids.length === 0} onClick={clear}>
          Deselect All
        </Button>
      </div>
      <div
        aria-busy={found.isOther}
        className="max-h-64 overflow-y-auto rounded-m border border-line px-3"
      >
        <AsyncView
          // The results of the previous search don't match the current one.
          {...viewOf({ ...found, data: found.isOther ? undefined : found.people })}
          skeleton={<SkeletonText lines={5} label="Loading users..." />}
          errorTitle="Failed to load users"
          empty={
            <p className="py-6 text-center text-ink-soft">
              {search ? FORM_TEXTS.noUsersFound : FORM_TEXTS.noUsers}
            </p>
          }
        >
          {(people) => (
            <>
              <ul className={clsx('divide-y divide-line', found.isLoading && 'opacity-60')}>
                {people.map((person) => (
                  <li key={person.id}>
                    <Checkbox
                      label={person.name}
                      hint={<PersonFacts person={person} />}
                      checked={ids.includes(person.id)}
                      onChange={() => toggle(person)}
                    />
                  </li>
                ))}
              </ul>
              {found.hasMore && (
                <Button
                  variant="ghost"
                  size="s"
                  wide
                  busy={found.isLoading}
                  busyLabel="Loading..."
                  onClick={found.loadMore}
                  className="my-1"
                >
                  Show more
                </Button>
              )}
            </>
          )}
        </AsyncView>
      </div>
    </div>
  );
}

function PersonFacts({ person }: { person: FormPerson }) {
  return (
    <>
      <span className="block">
        <EmailText email={person.email} />
      </span>
      {ROLE_LABELS[person.role].one} · Joined {formatDate(person.joinedAt)}
    </>
  );
}
