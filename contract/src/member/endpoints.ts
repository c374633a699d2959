import { accountEndpoints } from './account';
import { bulkEndpoints } from './bulk';
import { caregiverEndpoints } from './caregivers';
import { directoryEndpoints } from './directory';
import { homeEndpoints } from './home';
import { invitationEndpoints } from './invitations';
import { memberPageEndpoints } from './member-page';
import { offerEndpoints } from './offering';
import { selfEndpoints } from './profile';
import { savedFilterEndpoints } from './saved-filters';
import { userEndpoints } from './users';

/** All endpoints about people: one subject with ten groups of endpoints, beside own-data.ts. */
export const memberEndpoints = {
  ...selfEndpoints,
  ...offerEndpoints,
  ...homeEndpoints,
  ...bulkEndpoints,
  ...savedFilterEndpoints,
  ...userEndpoints,
  ...accountEndpoints,
  ...directoryEndpoints,
  ...memberPageEndpoints,
  ...caregiverEndpoints,
  ...invitationEndpoints,
};
