import { fileEndpoints } from '@hearthside/contract/file/endpoints';
import { client } from './api-client';

/** The calls about files, whatever they belong to. */
export const fileApi = client(fileEndpoints);
