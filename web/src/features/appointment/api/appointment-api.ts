import { appointmentEndpoints } from '@hearthside/contract/appointment-endpoints';
import { client } from '@/lib/api/api-client';

/** The calls about appointments. */
export const appointmentApi = client(appointmentEndpoints);
