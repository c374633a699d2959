import { useCallback } from 'react';
import { useNow } from '@/lib/use-now';
import { formApi } from '../../api/form-api';

/** A response as it is now, for paper. */
export const useResponseNow = (formId: number, responseId: number) =>
  useNow(useCallback(() => formApi.responses({ formId, responseId }), [formId, responseId]));
