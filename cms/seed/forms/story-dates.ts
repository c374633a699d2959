import { joinedAt } from '../seed-members';
import { personOf } from '../pets/people-around';
import { chance } from '../pets/chance';
import type { Step, Story } from './stories';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A step with when it happened, and when in the demo's past it can be done: nobody acts before they are there. */
export interface DatedStep {
  step: Step;
  on: Date;
  at: Date;
}

/** When somebody is there; people come into the demo a day after they joined. */
const thereAt = (who: string, now: number) =>
  Math.min(joinedAt(personOf(who), now).getTime() + DAY, now - HOUR) + MINUTE;

/** The steps of a story with their moments, in order. */
export function datedSteps(story: Story, now: number): DatedStep[] {
  const { who, form, steps } = story;
  const joined = joinedAt(personOf(who), now).getTime();
  const there = thereAt(who, now);
  // Nobody does things at the same minute as everybody else.
  const minutes = Math.floor(chance(`${who} ${form.title}`)() * 45);
  return steps.map((step, place) => {
    const asked = 'hoursIn' in step ? joined + step.hoursIn * HOUR : now - step.daysAgo * DAY;
    const on = asked - minutes * MINUTE;
    return { step, on: new Date(on), at: new Date(Math.max(on, there + place * MINUTE)) };
  });
}
