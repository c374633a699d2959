import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { unsentMessages } from '@/features/inbox';
import { useMe, useSignOut } from '@/features/session';
import { begunBy, deleteBegun, encryptOlderDrafts } from '@/lib/drafts/draft';
import { isShared } from '@/lib/drafts/draft-owner';
import { hasUnsent } from '@/lib/outbox/unsent-flag';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { leftWords, type Left } from './left-words';

/** How many marks of care tasks wait to be sent. Their code is fetched only where some do. */
async function countMarks(id: number): Promise<number> {
  if (!hasUnsent('marks', id)) return 0;
  try {
    return (await import('@/features/care')).unsentMarksOf(id);
  } catch {
    return 0;
  }
}

/** Signs out. If something is unsent or unsaved, it first asks what to do with it. */
export function SignOut() {
  const { id } = useMe();
  const signOut = useSignOut();
  const [left, setLeft] = useState<Left>();
  const [asking, setAsking] = useState(false);
  const shared = isShared();
  useEffect(() => encryptOlderDrafts(id), [id]);

  const press = async () => {
    const { forms, messages } = begunBy(id);
    // If this code can't be fetched there is no connection either, and signing out will say so.
    const waiting = await unsentMessages()
      .then(({ unsentOf }) => unsentOf(id))
      .catch(() => 0);
    const marks = await countMarks(id);
    const found = { forms, marks, messages: messages + waiting };
    if (found.forms + found.marks + found.messages === 0) return signOut();
    setLeft(found);
    setAsking(true);
  };
  const keep = () => {
    setAsking(false);
    return signOut();
  };
  const remove = async () => {
    const { discardUnsent } = await unsentMessages();
    discardUnsent(id);
    if (hasUnsent('marks', id)) (await import('@/features/care')).discardUnsentMarks(id);
    setAsking(false);
    await signOut();
    deleteBegun(id);
  };

  return (
    <>
      <Button
        variant="quiet"
        wide
        icon={<LogOut size={18} aria-hidden />}
        onClick={() => void press()}
      >
        Sign out
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        size="s"
        title={left && leftWords(left)}
        description={
          shared
            ? 'This is a shared computer, so it is deleted when you sign out.'
            : 'If you keep it, it’ll be here the next time you sign in on this device. It’s encrypted, so no one else can read it.'
        }
        footer={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            {!shared && (
              <Button variant="quiet" onClick={() => void keep()}>
                Keep and sign out
              </Button>
            )}
            <Button variant="danger" onClick={() => void remove()}>
              Delete and sign out
            </Button>
          </>
        }
      />
    </>
  );
}
