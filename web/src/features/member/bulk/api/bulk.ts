import { bulkEndpoints } from '@hearthside/contract/member/bulk';
import { trustEndpoints } from '@hearthside/contract/trust/endpoints';
import { resource } from '@/lib/api/resource';

export const bulk = resource('member', bulkEndpoints);
const trusts = resource('trust', trustEndpoints);

export const useStartTask = bulk.startTask.mutation();
export const useUndoTask = bulk.undoTask.mutation();
export const useTasks = bulk.tasks.query();
export const useRefusals = bulk.taskRefusals.query();

/** Trusts by name, to choose one of them. */
export const useTrustsFound = trusts.list.query();
export const useTrust = trusts.detail.query();
