import { systemEndpoints } from '@hearthside/contract/system/endpoints';
import { resource } from '@/lib/api/resource';

const system = resource('system', systemEndpoints);

export const useSystem = system.read.query();
