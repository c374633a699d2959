import type { TrustDetail } from '@hearthside/contract/trust/endpoints';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { NotesForm } from './notes-form';

/** What the office has written down about a trust. */
export function TrustNotes({ trust }: { trust: TrustDetail }) {
  const [writing, setWriting] = useState(false);
  // After the form, the focus goes to the button that opens it.
  const [wasWriting, setWasWriting] = useState(false);
  const open = (isOpen: boolean) => {
    setWriting(isOpen);
    setWasWriting(true);
  };
  return (
    <Card aria-labelledby="trust-notes">
      <CardTitle id="trust-notes">Notes</CardTitle>
      {writing ? (
        <NotesForm trust={trust} onOpen={open} />
      ) : (
        <>
          {trust.notes === '' ? (
            <p className="text-s text-ink-soft">No notes yet. Only admins can read them.</p>
          ) : (
            <p dir="auto" className="max-w-[75ch] whitespace-pre-wrap wrap-anywhere">
              {trust.notes}
            </p>
          )}
          <Button
            variant="quiet"
            className="mt-3"
            autoFocus={wasWriting}
            onClick={() => open(true)}
          >
            {trust.notes === '' ? 'Write notes' : 'Edit notes'}
          </Button>
        </>
      )}
    </Card>
  );
}
