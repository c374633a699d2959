import { EmailText } from '@/ui/email-text';

/** An email address as a link. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a
      href={`mailto:${email}`}
      className="-my-2.25 inline-flex min-h-11 items-center rounded-s text-brand-strong underline-offset-3 hover:underline"
    >
      <EmailText email={email} />
    </a>
  );
}
