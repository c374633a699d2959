import {
  TRUST_NOTES_MAX,
  TRUST_TEXTS,
  type TrustDetail,
} from '@hearthside/contract/trust/endpoints';
import { useState } from 'react';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { LeaveGuard } from '@/ui/dialogs/leave-guard';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { useSaveNotes } from '../api/trusts';

/** What the office has written down about a trust. What is typed stays until it is saved. */
export function TrustNotes({ trust }: { trust: TrustDetail }) {
  const { trigger, isMutating } = useSaveNotes();
  /** What is typed, and the notes it is based on. Undefined while nobody writes. */
  const [writing, setWriting] = useState<{ text: string; before: string }>();
  const [problem, setProblem] = useState('');
  const isBehind = writing !== undefined && writing.before !== trust.notes;
  const isChanged = writing !== undefined && writing.text !== writing.before;

  const save = async () => {
    if (!writing) return;
    setProblem('');
    try {
      await trigger({ id: trust.id, notes: writing.text, before: writing.before });
      setWriting(undefined);
      toast.success('Notes saved');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE') return;
      setProblem(messageOf(error, 'Failed to save the notes'));
    }
  };

  return (
    <Card aria-labelledby="trust-notes">
      <CardTitle id="trust-notes">Notes</CardTitle>
      {writing === undefined ? (
        <>
          {trust.notes === '' ? (
            <p className="text-s text-ink-soft">
              Nothing is written down yet. Only admins read what is.
            </p>
          ) : (
            <p dir="auto" className="max-w-[75ch] whitespace-pre-wrap wrap-anywhere">
              {trust.notes}
            </p>
          )}
          <Button
            variant="quiet"
            className="mt-3"
            onClick={() => setWriting({ text: trust.notes, before: trust.notes })}
          >
            {trust.notes === '' ? 'Write notes' : 'Edit notes'}
          </Button>
        </>
      ) : (
        <div className="grid max-w-[75ch] gap-3">
          <LeaveGuard when={isChanged} />
          <Field label="Notes of this trust" error={problem || undefined}>
            <Textarea
              autoFocus
              maxLength={TRUST_NOTES_MAX}
              value={writing.text}
              onChange={({ target }) => setWriting({ ...writing, text: target.value })}
            />
          </Field>
          {isBehind && (
            <Notice tone="bad" live>
              {TRUST_TEXTS.notesChanged} They are now: “{trust.notes || 'empty'}”. Yours stay as you
              typed them.{' '}
              <Button
                variant="quiet"
                size="s"
                onClick={() => setWriting({ ...writing, before: trust.notes })}
              >
                Replace theirs with mine
              </Button>
            </Notice>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              busy={isMutating}
              busyLabel="Saving..."
              disabled={isBehind || !isChanged}
              onClick={() => void save()}
            >
              Save notes
            </Button>
            <Button
              variant="quiet"
              disabled={isMutating}
              onClick={() => {
                setWriting(undefined);
                setProblem('');
              }}
            >
              Cancel
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}
