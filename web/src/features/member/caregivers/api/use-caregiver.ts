import useSWR from 'swr';
import { caregiverApi } from './caregiver-api';
import { caregiverKeys } from './caregiver-keys';

/** One caregiver; nobody is asked about without an id. */
export const useCaregiver = (id: number | undefined) =>
  useSWR(id === undefined ? null : caregiverKeys.detail(id), ([, , , asked]) =>
    caregiverApi.caregiver({ id: asked }),
  );
