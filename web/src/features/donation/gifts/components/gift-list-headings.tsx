import { DONATION_LIMITS, GIFT_COLUMNS, GIFT_METHODS } from '@hearthside/contract/donation/fields';

/** What each line of a list of gifts has to contain. */
export function GiftListHeadings() {
  const { donorName, donorEmail, amount, date, method } = GIFT_COLUMNS;
  const { reference, campaignCode, note } = GIFT_COLUMNS;
  return (
    <div className="grid max-w-[70ch] gap-2">
      <p>
        One gift per line, at most {DONATION_LIMITS.csvLines.toLocaleString('en-US')}. The first
        line names the columns: <b>{donorName}</b>, <b>{donorEmail}</b>, <b>{amount}</b>,{' '}
        <b>{date}</b>, <b>{method}</b>, <b>{reference}</b>, <b>{campaignCode}</b> and <b>{note}</b>.
        A spreadsheet saves such a list as CSV.
      </p>
      <p className="text-s text-ink-soft">
        {donorName}, {amount.toLowerCase()} and {date.toLowerCase()} are needed; the date as
        2026-11-20 or 11/20/2026. The method is one of: {Object.values(GIFT_METHODS).join(', ')}. If
        the email is a member’s, the gift appears in their statement. With the campaign of their
        membership plan, it also renews their membership, unless the year it would renew is already
        over. Equal lines are one gift if they have a reference, such as the number of a check, and
        separate gifts if they have none.
      </p>
    </div>
  );
}
