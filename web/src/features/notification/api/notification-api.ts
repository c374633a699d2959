import { notificationEndpoints } from '@hearthside/contract/notification';
import { client } from '@/lib/api/api-client';

/** The calls about notifications. */
export const notificationApi = client(notificationEndpoints);
