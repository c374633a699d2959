import { useLocation } from 'react-router-dom';
import type { DemoAccount } from '@hearthside/contract/session/endpoints';
import { sessionPages } from '@hearthside/contract/session/pages';
import { latePart } from '@/ui/late-part';
import { useDemoAccounts } from '../api/sessions';
import { SignInForm } from './sign-in-form';
import { TextLink } from './text-link';
import { VisitorPage } from './visitor-page';

const useDemoPart = latePart(async () => (await import('./demo-accounts')).DemoAccounts);

/** Only a demo has any, so their code is fetched only there. Without it the form still works. */
function LateDemoAccounts({ accounts }: { accounts: readonly DemoAccount[] }) {
  const { data: DemoAccounts } = useDemoPart();
  return DemoAccounts ? <DemoAccounts accounts={accounts} /> : null;
}

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
