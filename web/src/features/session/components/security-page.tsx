import { ChangePassword } from './change-password';
import { SessionList } from './session-list';

/** The account's security: password and sessions. */
export function SecurityPage() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <ChangePassword />
      <SessionList />
    </div>
  );
}
