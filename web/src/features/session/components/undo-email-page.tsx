import { sessions } from '../api/sessions';
import { NotMePage } from './not-me-page';

/** The target of "This was not me" in the mail to a former address. */
export function UndoEmailPage() {
  return (
    <NotMePage
      heading="Did somebody else change your email address?"
      intro="Then take your account back: the address stays yours, everybody is signed out, and you choose a new password."
      expired="This link was used before or is more than seven days old. If your address is still yours here, set a new password."
      undo={sessions.undoEmailChange}
    />
  );
}
