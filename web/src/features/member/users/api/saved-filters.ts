import { savedFilterEndpoints } from '@hearthside/contract/member/saved-filters';
import { resource } from '@/lib/api/resource';

const filters = resource('savedFilters', savedFilterEndpoints);

export const useSavedFilters = filters.savedFilters.query();
export const useSaveFilter = filters.saveFilter.mutation({ invalidates: ['savedFilters'] });
export const useDeleteFilter = filters.deleteFilter.mutation({ invalidates: ['savedFilters'] });
