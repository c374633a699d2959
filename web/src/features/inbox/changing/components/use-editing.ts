import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessageActions } from '../../thread/components/message-actions';
import { editDraft } from '../../model/composer-draft';
import { EditRequests } from '../model/edit-requests';

/** The edits that the composer of the open chat asks for. */
export const EditRequestsContext = createContext(new EditRequests());

/** An edit that is open. One that is begun anew has another turn, so that its box takes the focus. */
export interface Editing {
  resumed: boolean;
  turn: number;
}

/** Whether one's own message is being edited, and how that begins and ends. `toMenu` moves the focus to its menu. */
export function useEditing(messageId: number, own: boolean, toMenu: () => void) {
  const { viewer } = useMessageActions();
  const requests = useContext(EditRequestsContext);
  // What was typed before the thread left the screen is there again.
  const [editing, setEditing] = useState<Editing | undefined>(() =>
    own && editDraft(viewer.id, messageId).read() ? { resumed: true, turn: 0 } : undefined,
  );
  const back = useRef<() => void>(undefined);
  const begin = () => setEditing((before) => ({ resumed: false, turn: (before?.turn ?? 0) + 1 }));
  useEffect(
    () =>
      own
        ? requests.listen(messageId, (toAsker) => {
            back.current = toAsker;
            begin();
          })
        : undefined,
    [requests, messageId, own],
  );
  const end = () => {
    flushSync(() => setEditing(undefined));
    (back.current ?? toMenu)();
    back.current = undefined;
  };
  return { editing, begin, end };
}
