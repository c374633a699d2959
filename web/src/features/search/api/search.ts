import { searchEndpoints } from '@hearthside/contract/search/endpoints';
import { resource } from '@/lib/api/resource';

const searching = resource('search', searchEndpoints);

/** What the server finds. While the next answer is on its way, the previous one stays. */
export const useEverything = searching.everything.query({ revalidateOnFocus: false });
