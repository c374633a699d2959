import { responseEndpoints } from '@hearthside/contract/form-response';
import { useExport } from '@/lib/files/use-export';

/** Saves all responses to a form as a file, a row each. */
export const useResponsesExport = () => useExport(responseEndpoints.exportResponses);
