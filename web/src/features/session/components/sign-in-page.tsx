import { useLocation } from 'react-router-dom';
import { DemoAccounts } from './demo-accounts';
import { SignInForm } from './sign-in-form';
import { TextLink } from './text-link';
import { VisitorPage } from './visitor-page';

/** The way in. */
export function SignInPage() {
  const { state, search } = useLocation() as {
    state: { email?: string } | null;
    search: string;
  };
  return (
    <VisitorPage title="Sign in" heading="Welcome back">
      <SignInForm email={state?.email} />
      <p className="mt-6 text-center text-ink-soft">
        New here? <TextLink to={`/register${search}`}>Join the community</TextLink>
      </p>
      <DemoAccounts />
    </VisitorPage>
  );
}
