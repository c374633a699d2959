import { sessionPages } from '@hearthside/contract/session/pages';
import { MailCheck } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmailText } from '@/ui/email-text';
import { ResendLink } from './resend-link';
import { TextLink } from './text-link';
import { VisitorPage } from './visitor-page';

export interface CheckMailProps {
  email: string;
  message: string;
  /** Goes back to the form, as it was filled in. */
  onChange: () => void;
}

/** After registration: what to do next, and what to do if no mail arrives. */
export function CheckMail({ email, message, onChange }: CheckMailProps) {
  return (
    <VisitorPage title="Check your email" heading="Check your email" intro={message} announce>
      <div className="grid gap-5">
        <div className="flex items-center gap-3.5 rounded-m border border-line bg-surface p-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
            <MailCheck size={24} aria-hidden />
          </span>
          <p className="min-w-0 font-semibold wrap-anywhere">
            <EmailText email={email} />
          </p>
        </div>
        <div className="text-ink-soft">
          <p>No email after a few minutes? Check your spam folder, or have us send it again.</p>
          <ResendLink email={email} label="Send the link again" />
        </div>
        <div className="text-ink-soft">
          <p>Not the right address?</p>
          <Button variant="quiet" size="s" className="mt-2" onClick={onChange}>
            Change it
          </Button>
        </div>
        <p className="text-ink-soft">
          Already confirmed? <TextLink to={sessionPages.signIn}>Sign in</TextLink>
        </p>
      </div>
    </VisitorPage>
  );
}
