import { helpEndpoints } from '@hearthside/contract/help/endpoints';
import { useEffect, useState } from 'react';
import { client } from '@/lib/api/api-client';
import {
  storedEmergencies,
  storeEmergencies,
  type StoredEmergencies,
} from '@/lib/drafts/stored-emergencies';

const api = client({ emergencies: helpEndpoints.emergencies });

/** Stores what the help center says of emergencies on this device, also before any sign-in. Rejects if it can't. */
export async function refreshEmergencies(): Promise<void> {
  const { items } = await api.emergencies();
  storeEmergencies(items);
}

/** The emergency help that this device has, at once, and the current one when the server has answered. */
export function useEmergencies(): StoredEmergencies | null {
  const [shown, setShown] = useState(storedEmergencies);
  useEffect(() => {
    let left = false;
    refreshEmergencies().then(
      () => {
        if (!left) setShown(storedEmergencies());
      },
      () => undefined, // Without the server, what the device has is what there is.
    );
    return () => {
      left = true;
    };
  }, []);
  return shown;
}
