import { accountEndpoints } from './account';
import { bulkEndpoints } from './bulk';
import { caregiverEndpoints } from './caregivers';
import { directoryEndpoints } from './directory';
import { homeEndpoints } from './home';
import { invitationEndpoints } from './invitations';
import { memberPageEndpoints } from './member-page';
import { offerEndpoints } from './offering';
import { selfEndpoints } from './profile';
import { roleRequestEndpoints } from './role-request';
import { savedFilterEndpoints } from './saved-filters';
import { userEndpoints } from './users';
import { waitingRoomEndpoints } from './waiting-room';

/** All endpoints about people: one subject in several groups, beside own-data.ts. */
export const memberEndpoints = {
  ...selfEndpoints,
  ...offerEndpoints,
  ...homeEndpoints,
  ...bulkEndpoints,
  ...savedFilterEndpoints,
  ...userEndpoints,
  ...accountEndpoints,
  ...roleRequestEndpoints,
  ...waitingRoomEndpoints,
  ...directoryEndpoints,
  ...memberPageEndpoints,
  ...caregiverEndpoints,
  ...invitationEndpoints,
};
