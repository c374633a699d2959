import useSWR from 'swr';
import { helpKeys } from './keys';
import { helpApi } from './help-api';

/** Every answer with a video. */
export const useVideos = () => useSWR(helpKeys.videos, async () => (await helpApi.videos()).items);
