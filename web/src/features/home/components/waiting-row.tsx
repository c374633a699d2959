import { Link } from 'react-router-dom';
import { useConfirmButton } from '@/features/appointment';
import { ButtonLink } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { latePart } from '@/ui/late-part';
import type { AttentionLine, Waiting } from '../model/attention';
import { VerifyButton } from './verify-button';

/** Loaded only for those who review, because everybody's first page is small. */
const useApproveButton = latePart(async () => (await import('@/features/form')).ApproveButton);

export interface WaitingRowProps {
  kind: AttentionLine['id'];
  one: Waiting;
  /** Called when something was done here, so that the row may be gone. */
  onDone: () => void;
}

/** Somebody or something that waits, by name, with what can be done about it. */
export function WaitingRow({ kind, one, onDone }: WaitingRowProps) {
  const { name, note, link, verb, wish } = one;
  // Until the code of an action is there, and where it does not come, the way to its page is enough.
  const isSubmission = kind === 'review_submissions';
  // A wish to cancel is decided on its page, where its reason is.
  const mayConfirm = kind === 'confirm_appointments' && wish !== 'cancel';
  const approve = useApproveButton(isSubmission);
  const confirm = useConfirmButton(mayConfirm);
  // What a row before it has loaded is there for every row.
  const action = isSubmission ? approve : mayConfirm ? confirm : undefined;
  const Action = action?.data;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <div className="min-w-0 flex-1 basis-44">
        <Link
          to={link}
          // The touch target is a finger wide. Padding of inline text does not move the lines apart.
          className="rounded-s py-2.5 font-[560] wrap-anywhere text-brand-strong underline-offset-3 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        {note && (
          <p dir="auto" className="line-clamp-2 text-s wrap-anywhere text-ink-soft">
            {note}
          </p>
        )}
      </div>
      {kind === 'verify_members' ? (
        <VerifyButton person={one} onDone={onDone} />
      ) : (
        <>
          {Action && <Action one={one} onDone={onDone} />}
          {action && !Action && !action.error && (
            <ActionPlace>{isSubmission ? 'Approve' : 'Confirm'}</ActionPlace>
          )}
          <ButtonLink to={link} variant="quiet" size="s" aria-label={`${verb}: ${name}`}>
            {verb}
          </ButtonLink>
        </>
      )}
    </li>
  );
}

/** Keeps the place of a button whose code is on its way, in the size of its word. */
const ActionPlace = ({ children }: { children: string }) => (
  <span
    aria-hidden
    className={buttonStyle({ variant: 'quiet', size: 's', className: 'invisible' })}
  >
    {children}
  </span>
);
