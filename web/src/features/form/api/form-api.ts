import { formEndpoints } from '@hearthside/contract/form-endpoints';
import { client } from '@/lib/api/api-client';

/** The calls about forms. */
export const formApi = client(formEndpoints);
