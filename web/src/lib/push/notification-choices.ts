import { notificationEndpoints } from '@hearthside/contract/notification/endpoints';
import { resource } from '../api/resource';

const own = resource('notification-choices', notificationEndpoints);

/** What the member has chosen about notifications, as the server has it now. Rejects if it can't be reached. */
export const notificationChoices = () => own.choices();
