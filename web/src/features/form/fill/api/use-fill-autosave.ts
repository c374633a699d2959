import { formEndpoints } from '@hearthside/contract/form/endpoints';
import type { FilledForm } from '@hearthside/contract/form/fill';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useMe } from '@/features/session';
import { asMember } from '@/lib/api/api-client';
import { ownCall } from '@/lib/outbox/own-call';
import { begun } from '../model/fill-state';
import { stepIn } from '../model/fill-address';
import { fillDraft } from '../model/fill-draft';
import { FillAutosave } from './fill-autosave';
import { forms } from '../../api/forms';

/** The autosave of one form's answers while its page is open. It starts with what the server sent. */
export function useFillAutosave(filled: FilledForm) {
  const me = useMe();
  const [autosave] = useState(() => {
    const formId = filled.form.id;
    const memory = fillDraft(me.id, formId);
    return new FillAutosave(
      begun(filled, memory.read()),
      {
        // Another member may have signed in over this one's session, and the last save comes after that.
        keep: (body, options) =>
          asMember(() => ownCall(me.id, formEndpoints.keep, { formId, ...body }, options)),
        open: () => asMember(() => ownCall(me.id, formEndpoints.open, { formId })),
      },
      memory,
    );
  });
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const stop = autosave.start();
    // The list may be on screen before the last save is done, and shows the progress of each form.
    return () => {
      const told = stop().then(() => mutate(forms.assigned.key({})));
      // After signing out, there is neither the list nor its cache.
      void told.catch(() => undefined);
    };
  }, [autosave, mutate]);
  const { key, search } = useLocation();
  const arrival = useRef(key);
  useEffect(() => {
    // A link to this very form, such as that of a notification, changes nothing here but says that something is new.
    if (arrival.current !== key && stepIn(search) === undefined) autosave.look({ isAsked: true });
    arrival.current = key;
  }, [autosave, key, search]);
  return { autosave, ...useSyncExternalStore(autosave.subscribe, autosave.snapshot) };
}
