import { invitationEndpoints } from '@hearthside/contract/invitation';
import { client } from '@/lib/api/api-client';

/** The calls about invitations. */
export const invitationApi = client(invitationEndpoints);
