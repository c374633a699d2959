import { fileEndpoints } from '@hearthside/contract/file/endpoints';
import { client } from './api-client';

/** The calls for files of every subject. */
export const fileApi = client(fileEndpoints);
