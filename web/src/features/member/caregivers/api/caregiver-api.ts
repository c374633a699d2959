import { caregiverEndpoints } from '@hearthside/contract/caregiver';
import { client } from '@/lib/api/api-client';

/** The calls about caregivers. */
export const caregiverApi = client(caregiverEndpoints);
