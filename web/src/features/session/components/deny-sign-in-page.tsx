import { sessions } from '../api/sessions';
import { NotMePage } from './not-me-page';

/** The target of "This was not me" in the mail about a sign-in on a new device. */
export function DenySignInPage() {
  return (
    <NotMePage
      heading="Did somebody else sign in to your account?"
      intro="Press the button and we sign everybody out on all devices. The old password stops working, and you choose a new one."
      expired="This link was used before or is more than seven days old. If you are not sure who uses your account, set a new password: that signs everybody out too."
      undo={sessions.denySignIn}
    />
  );
}
