import { caregiverEndpoints } from './caregivers';
import { directoryEndpoints } from './directory';
import { invitationEndpoints } from './invitations';
import { selfEndpoints } from './profile';
import { userEndpoints } from './users';

/** Everything that is asked and done about people: one subject, seen through five doors. */
export const memberEndpoints = {
  ...selfEndpoints,
  ...userEndpoints,
  ...directoryEndpoints,
  ...caregiverEndpoints,
  ...invitationEndpoints,
};
