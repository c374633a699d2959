import { careEndpoints } from '@hearthside/contract/care/endpoints';
import { historyEndpoints } from '@hearthside/contract/history/endpoints';
import { homeEndpoints } from '@hearthside/contract/member/home';
import { resource } from '@/lib/api/resource';

// Part of 'member', so that it is refreshed with members.
const own = resource('member', homeEndpoints);
const history = resource('history', historyEndpoints);
const care = resource('care', careEndpoints);

/** What the member came for and what waits for them: first steps, what needs attention, pets, messages. */
export const useHome = own.home.query();

/** What of the data cache is the first page's data. */
export const homeMatches = own.home.matches();

/** The latest entries of the history, for those who may read it. */
export const useLatestChanges = history.list.query();

/** What is due today. The care card asks the same, and finds the answer there. */
export const useCareDays = care.days.query();
