import { useLocation } from 'react-router-dom';
import type { DemoAccount } from '@hearthside/contract/session/endpoints';
import { sessionPages } from '@hearthside/contract/session/pages';
import { loadDemoAccounts, useDemoAccounts, useDemoPart } from '../api/demo-accounts';
import { SignInForm } from './sign-in-form';
import { TextLink } from './text-link';
import { VisitorPage } from './visitor-page';

function LateDemoAccounts({ accounts }: { accounts: readonly DemoAccount[] }) {
  const { data: DemoAccounts } = useDemoPart();
  return DemoAccounts ? <DemoAccounts accounts={accounts} /> : null;
}

export { loadDemoAccounts };

/** The way in. */
export function SignInPage() {
  const accounts = useDemoAccounts();
  const { state, search } = useLocation() as {
    state: { email?: string } | null;
    search: string;
  };
  return (
    <VisitorPage title="Sign in" heading="Welcome back">
      <SignInForm email={state?.email} />
      <p className="mt-6 text-center text-ink-soft">
        New here? <TextLink to={`${sessionPages.register}${search}`}>Join the community</TextLink>
      </p>
      {accounts.length > 0 && <LateDemoAccounts accounts={accounts} />}
    </VisitorPage>
  );
}
