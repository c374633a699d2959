import { caregiverEndpoints } from './caregiver';
import { directoryEndpoints } from './directory';
import { invitationEndpoints } from './invitation';
import { selfEndpoints } from './member';
import { userEndpoints } from './user';

/** Everything that is asked and done about people: one subject, seen through five doors. */
export const memberEndpoints = {
  ...selfEndpoints,
  ...userEndpoints,
  ...directoryEndpoints,
  ...caregiverEndpoints,
  ...invitationEndpoints,
};
