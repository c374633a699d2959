import { sessions } from '../api/sessions';
import { NotMePage } from './not-me-page';

/** The target of "This wasn’t me" in the mail to a former address. */
export function UndoEmailPage() {
  return (
    <NotMePage
      heading="Did someone else change your email address?"
      intro="If so, get your account back. You keep your email address, every device is signed out, and you choose a new password."
      expired="This link was already used or is more than seven days old. If your account still uses your email address, set a new password."
      undo={sessions.undoEmailChange}
    />
  );
}
