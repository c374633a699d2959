import { accountEndpoints } from './account';
import { caregiverEndpoints } from './caregivers';
import { directoryEndpoints } from './directory';
import { homeEndpoints } from './home';
import { invitationEndpoints } from './invitations';
import { memberPageEndpoints } from './member-page';
import { offerEndpoints } from './offering';
import { selfEndpoints } from './profile';
import { userEndpoints } from './users';


/** All endpoints about people: one subject with eight groups of endpoints, beside own-data.ts. */
export const memberEndpoints = {
  ...selfEndpoints,
  ...offerEndpoints,
  ...homeEndpoints,
  ...userEndpoints,
  ...accountEndpoints,
  ...directoryEndpoints,
  ...memberPageEndpoints,
  ...caregiverEndpoints,
  ...invitationEndpoints,
};
