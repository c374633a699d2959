import { donationEndpoints } from '@hearthside/contract/donation/endpoints';
import { routes } from '../../../http/routes';

export default routes(donationEndpoints, 'donation');
