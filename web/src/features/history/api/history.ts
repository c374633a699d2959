import { historyEndpoints } from '@hearthside/contract/history/endpoints';
import { resource } from '@/lib/api/resource';

const history = resource('history', historyEndpoints);

/** A page of the history, of everybody or of one person or object. */
export const useHistory = history.list.query();
