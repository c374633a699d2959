import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { useConflictFocus } from '@/kit/conflict/use-conflict-focus';
import { Notice } from '@/ui/notice';
import { Fact, FactList } from '@/ui/fields/read-only';
import { looksOf, shownWhen } from '../model/appointment-words';

export interface ProblemNoticeProps {
  /** What went wrong. Without it nothing is shown. */
  problem: string | undefined;
  /** The appointment as somebody else has saved it in the meantime. */
  theirs: Appointment | undefined;
}

/** Shown above a form: what prevented it from being saved, and what somebody else has saved. */
export function ProblemNotice({ problem, theirs }: ProblemNoticeProps) {
  const notice = useConflictFocus(problem !== undefined && theirs !== undefined);
  if (!problem) return null;
  return (
    <Notice ref={notice} tone={theirs ? 'warn' : 'bad'} live intoView className="mb-4">
      {problem}
      {theirs && <Theirs appointment={theirs} />}
    </Notice>
  );
}

/** The state of an appointment that has changed in the meantime. */
export function StateNow({ appointment }: { appointment: Appointment }) {
  const looks = looksOf(appointment);
  return (
    <FactList className="mt-2">
      <Fact label="Status is now">{looks.map(({ text }) => text).join(', ')}</Fact>
    </FactList>
  );
}

function Theirs({ appointment }: { appointment: Appointment }) {
  const looks = looksOf(appointment);
  return (
    <>
      <p>What you typed is still here. The appointment is now:</p>
      <FactList className="mt-2">
        <Fact label="State">{looks.map(({ text }) => text).join(', ')}</Fact>
        <Fact label="Day and time">{shownWhen(appointment)}</Fact>
        <Fact label="Location">{appointment.location}</Fact>
      </FactList>
    </>
  );
}
