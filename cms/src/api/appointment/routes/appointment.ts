import { appointmentEndpoints } from '@hearthside/contract/appointment-endpoints';
import { routes } from '../../../access/routes';

export default routes(appointmentEndpoints, 'appointment');
