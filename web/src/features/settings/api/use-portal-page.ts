import type { PortalPage } from '@hearthside/contract/settings';
import useSWR from 'swr';
import { settingsKeys } from './keys';
import { settingsApi } from './settings-api';

/** A page of text as an editor wrote it in the panel. */
export const usePortalPage = (page: PortalPage) =>
  useSWR(settingsKeys.page(page), ([, , asked]) => settingsApi[asked]());
