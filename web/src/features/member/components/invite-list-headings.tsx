import { ROLE_LABELS, ROLES } from '@hearthside/contract/access';
import { INVITE_COLUMNS, INVITE_LIST } from '@hearthside/contract/invitation';

/** What the lines of a list of people have to say. */
export function InviteListHeadings() {
  const { firstName, lastName, email, phoneNumber, role } = INVITE_COLUMNS;
  return (
    <div className="grid max-w-[70ch] gap-2">
      <p>
        One person per line, at most {INVITE_LIST.maxLines}. The first line names the columns:{' '}
        <b>{firstName}</b>, <b>{lastName}</b>, <b>{email}</b>, <b>{phoneNumber}</b> and{' '}
        <b>{role}</b>. A spreadsheet saves such a list as CSV.
      </p>
      <p className="text-s text-ink-soft">
        The phone number may be left empty. The role is one of:{' '}
        {ROLES.map((name) => ROLE_LABELS[name].one).join(', ')}.
      </p>
    </div>
  );
}
