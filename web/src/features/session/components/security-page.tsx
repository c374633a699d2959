import { ChangePassword } from './change-password';
import { OpenPanel } from './second-factor/open-panel';
import { SecondFactorCard } from './second-factor/second-factor-card';
import { SessionList } from './session-list';

/** The account's security: password, second factor and sessions. */
export function SecurityPage() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4">
        <ChangePassword />
        <SecondFactorCard />
        <OpenPanel />
      </div>
      <SessionList />
    </div>
  );
}
