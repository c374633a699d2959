import type { CareOccurrence, CareTask } from '@hearthside/contract/care/shapes';

/** Each occurrence with its task, those without one left out. */
export function dueOf<Shown extends CareOccurrence>(
  occurrences: readonly Shown[],
  tasks: ReadonlyMap<number, CareTask>,
): { task: CareTask; occurrence: Shown }[] {
  return occurrences.flatMap((occurrence) => {
    const task = tasks.get(occurrence.taskId);
    return task ? [{ task, occurrence }] : [];
  });
}

/** What is due today and before, as the server answers. */
export interface DueDays<Shown extends CareOccurrence = CareOccurrence> {
  occurrences: readonly Shown[];
  overdue: readonly Shown[];
  tasks: readonly CareTask[];
}

/**
 * Today's care for a member's first page, what is overdue first: their own tasks and those of nobody, with what they
 * marked themselves. Where they have none, everybody's.
 */
export function dueToday<Shown extends CareOccurrence>(days: DueDays<Shown>, memberId: number) {
  const byId = new Map(days.tasks.map((task) => [task.id, task]));
  const all = dueOf([...days.overdue, ...days.occurrences], byId);
  const mine = all.filter(({ occurrence: { mark, assignee } }) =>
    mark ? mark.by?.id === memberId : assignee === null || assignee.id === memberId,
  );
  return { all, shown: mine.length > 0 ? mine : all };
}
