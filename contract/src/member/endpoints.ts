import { accountEndpoints } from './account';
import { caregiverEndpoints } from './caregivers';
import { directoryEndpoints } from './directory';
import { homeEndpoints } from './home';
import { invitationEndpoints } from './invitations';
import { ownDataEndpoints } from './own-data';
import { selfEndpoints } from './profile';
import { userEndpoints } from './users';

/** All endpoints about people: one subject with six groups of endpoints. */
export const memberEndpoints = {
  ...selfEndpoints,
  ...ownDataEndpoints,
  ...homeEndpoints,
  ...userEndpoints,
  ...accountEndpoints,
  ...directoryEndpoints,
  ...caregiverEndpoints,
  ...invitationEndpoints,
};
