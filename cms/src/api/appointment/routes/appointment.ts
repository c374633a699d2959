import { appointmentEndpoints } from '@hearthside/contract/appointment/endpoints';
import { routes } from '../../../http/routes';

export default routes(appointmentEndpoints, 'appointment');
