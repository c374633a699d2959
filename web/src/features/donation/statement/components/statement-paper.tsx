import type { DonorStatement } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { formatDate } from '@/lib/dates';
import { EmailText, OwnWords } from '@/ui/email-text';
import { givenBy } from '../../model/donation-words';

/** What a donor gave in a year, gift by gift. The same on screen and on paper. */
export function StatementPaper({ statement }: { statement: DonorStatement }) {
  const { donorName, donorEmail, address, gifts, refunds, total } = statement;
  const { year, madeAt, supportEmail, organizationAddress, taxId, receiptNote } = statement;
  return (
    <>
      {(organizationAddress.length > 0 || taxId) && (
        <address className="mb-5 text-s not-italic">
          {organizationAddress.map((line, place) => (
            <span dir="auto" key={place} className="block wrap-anywhere">
              {line}
            </span>
          ))}
          {taxId && <span className="block">Tax ID (EIN): {taxId}</span>}
        </address>
      )}
      <address className="mb-5 not-italic">
        <span dir="auto" className="block font-semibold wrap-anywhere">
          {donorName}
        </span>
        {address.map((line, place) => (
          <span dir="auto" key={place} className="block wrap-anywhere">
            {line}
          </span>
        ))}
        {donorEmail && (
          <span className="block text-ink-soft">
            <EmailText email={donorEmail} />
          </span>
        )}
      </address>
      <table className="w-full text-s">
        <caption className="sr-only">
          The gifts of {year}
          {refunds.length > 0 && ', and refunds'}
        </caption>
        <thead>
          <tr className="border-b border-line-strong text-left">
            <th scope="col" className="py-2 pr-3 font-semibold">
              Date
            </th>
            <th scope="col" className="py-2 pr-3 font-semibold">
              Gift
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {gifts.map((gift) => (
            <tr key={gift.id} className="border-b border-line align-baseline">
              <td className="py-2 pr-3 sm:whitespace-nowrap">{formatDate(gift.date)}</td>
              <td className="py-2 pr-3 wrap-anywhere">
                <OwnWords text={givenBy(gift) || 'Gift'} />
                {gift.reference && (
                  <span className="block text-ink-soft">
                    <OwnWords text={gift.reference} />
                  </span>
                )}
              </td>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">
                {shownMoney(gift.amount)}
              </td>
            </tr>
          ))}
          {refunds.map((refund) => (
            <tr key={`refund-${refund.id}`} className="border-b border-line align-baseline">
              <td className="py-2 pr-3 sm:whitespace-nowrap">{formatDate(refund.date)}</td>
              <td className="py-2 pr-3 wrap-anywhere">
                Refund of part of the gift of {formatDate(refund.given)}
              </td>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">
                {shownMoney(-refund.amount)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" colSpan={2} className="py-2.5 pr-3 text-left">
              Total of {year}
            </th>
            <td className="py-2.5 text-right text-m whitespace-nowrap tabular-nums">
              {shownMoney(total)}
            </td>
          </tr>
        </tfoot>
      </table>
      {receiptNote && (
        <p className="mt-5 max-w-[65ch] text-s">
          <OwnWords text={receiptNote} />
        </p>
      )}
      <p className="mt-5 max-w-[65ch] text-s">Thank you for your generosity.</p>
      <p className="mt-1 max-w-[65ch] text-s text-ink-soft">
        Completed gifts{refunds.length > 0 && ' and refunds'} only, as of {formatDate(madeAt)}.
        {supportEmail && (
          <>
            {' '}
            Questions? Write to <EmailText email={supportEmail} />.
          </>
        )}
      </p>
    </>
  );
}
