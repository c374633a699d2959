import { sessionPages } from '@hearthside/contract/session/pages';
import { useLocation } from 'react-router-dom';
import { AskForLink } from './ask-for-link';
import { TextLink } from './text-link';
import { VisitorPage } from './visitor-page';

/** Asks for a link to set a new password. */
export function ForgotPasswordPage() {
  const { state, search } = useLocation() as {
    state: { email?: string } | null;
    search: string;
  };
  return (
    <VisitorPage
      title="Forgot password"
      heading="Forgot your password?"
      intro="Enter your email address, and we’ll send you a link to set a new password."
    >
      <AskForLink kind="reset" email={state?.email} />
      <p className="mt-6 text-center">
        <TextLink to={`${sessionPages.signIn}${search}`} state={state}>
          Back to sign in
        </TextLink>
      </p>
    </VisitorPage>
  );
}
