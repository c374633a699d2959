import { donationEndpoints } from '@hearthside/contract/donation-endpoints';
import { routes } from '../../../access/routes';

export default routes(donationEndpoints, 'donation');
