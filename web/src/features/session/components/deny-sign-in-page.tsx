import { sessions } from '../api/sessions';
import { NotMePage } from './not-me-page';

/** The target of "This wasn’t me" in the mail about a sign-in on a new device. */
export function DenySignInPage() {
  return (
    <NotMePage
      heading="Did someone else sign in to your account?"
      intro="Press the button to sign out every device. The old password stops working, and you choose a new one."
      expired="This link was already used or is more than seven days old. If you’re not sure who’s using your account, set a new password. That also signs out every device."
      undo={sessions.denySignIn}
    />
  );
}
