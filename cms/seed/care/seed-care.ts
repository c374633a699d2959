import type { Core } from '@strapi/strapi';
import { addDays, dayIn } from '@hearthside/contract/calendar-days';
import { dueAt, occurrencesBetween, type Schedule } from '@hearthside/contract/care/recurrence';
import * as careService from '../../src/api/care/services/care';
import type { Actor } from '../../src/auth/actor';
import * as members from '../../src/auth/members';
import type { PastEvent } from '../timeline';
import { DEMO_TASKS, type DemoTask } from './tasks';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** How many days of marks the demo has. */
const MARKED_DAYS = 7;

async function actorOf(strapi: Core.Strapi, id: number): Promise<Actor> {
  const member = await members.active(strapi, id);
  if (!member) throw new Error(`The demo's member ${id} is not active.`);
  return member;
}

/** How the tasks of the demo's pets were added, by their owners, and marked, by those who do them. */
export function careGiven(
  strapi: Core.Strapi,
  idOf: (who: string) => number,
  now: number,
): PastEvent[] {
  const today = dayIn('America/Los_Angeles', new Date(now));

  function events(demo: DemoTask, place: number): PastEvent[] {
    const { pet, who, ends, starts, done, twice, tellNext } = demo;
    const [owner, petName] = pet;
    const task = {
      kind: demo.kind,
      title: demo.title,
      notes: demo.notes,
      dose: demo.dose,
      repeats: demo.repeats,
      every: demo.every,
      weekdays: demo.weekdays,
      startsOn: addDays(today, starts),
      endsOn: ends === undefined ? null : addDays(today, ends),
      times: demo.times,
      assigneeId: null,
      tellNextAfterMinutes: tellNext ?? null,
    };
    const schedule: Schedule = { ...task, zone: 'America/Los_Angeles' };
    let id = 0;
    const add = async () => {
      const found: { id: number } | null = await strapi.db
        .query('api::pet.pet')
        .findOne({ where: { owner: idOf(owner), name: petName }, select: ['id'] });
      if (!found) throw new Error(`${owner} has no pet called ${petName}.`);
      const by = await actorOf(strapi, idOf(owner));
      // Whom it names has joined by then.
      const assigneeId = who === undefined ? null : idOf(who);
      const asked = {
        petId: found.id,
        key: `demo-care-${place}`,
        task: { ...task, assigneeId },
      };
      ({ id } = await careService.create(strapi, by, asked));
    };
    const mark = (one: { day: string; time: string | null }, by: string, at: Date) => async () => {
      const clientId = `demo-${place}-${one.day}-${one.time ?? 'day'}`;
      const given = { taskId: id, ...one, state: 'done' as const, reason: '', clientId };
      await careService.mark(strapi, await actorOf(strapi, idOf(by)), given, at);
    };
    const until = addDays(today, done ?? -MARKED_DAYS - 1);
    const marked = occurrencesBetween(schedule, addDays(today, -MARKED_DAYS), until);
    const doer = who ?? owner;
    const dueOf = (one: (typeof marked)[number]) => dueAt(one, schedule.zone).getTime();
    const last = marked.at(-1);
    const added = Math.min(now - DAY, ...marked.map((one) => dueOf(one) - DAY), now + starts * DAY);
    return [
      { at: new Date(added), happen: add },
      ...marked.map((one, n) => {
        const at = new Date(dueOf(one) + (n % 4) * 7 * MINUTE);
        return { at, happen: mark(one, doer, at) };
      }),
      ...(twice && last
        ? [
            {
              at: new Date(dueOf(last) + 40 * MINUTE),
              happen: mark(last, twice, new Date(dueOf(last) + 40 * MINUTE)),
            },
          ]
        : []),
    ];
  }
  return DEMO_TASKS.flatMap(events);
}
