import { errandEndpoints } from '@hearthside/contract/errand/endpoints';
import { resource } from '@/lib/api/resource';

const errands = resource('errand', errandEndpoints);

export const useErrands = errands.list.query();
export const useAddErrand = errands.create.mutation({ invalidates: ['errand'] });
export const useSaveErrand = errands.save.mutation({ invalidates: ['errand'] });
export const useDeleteErrand = errands.remove.mutation({ invalidates: ['errand'] });
