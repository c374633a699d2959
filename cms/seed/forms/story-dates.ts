import { joinedAt } from '../seed-members';
import { personOf } from '../pets/people-around';
import { chance } from '../pets/chance';
import type { Step, Story } from './stories';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * A step with its time, and with the time in the demo's past at which it can be done, because its actor has to exist.
 */
export interface DatedStep {
  step: Step;
  on: Date;
  at: Date;
}

/** When a person exists; people are added to the demo a day after they joined. */
const thereAt = (who: string, now: number) =>
  Math.min(joinedAt(personOf(who), now).getTime() + DAY, now - HOUR) + MINUTE;

/** The steps of a story with their times, in order. */
export function datedSteps(story: Story, now: number): DatedStep[] {
  const { who, form, steps } = story;
  const joined = joinedAt(personOf(who), now).getTime();
  const there = thereAt(who, now);
  // Spreads actions so that they don't all happen at the same minute.
  const minutes = Math.floor(chance(`${who} ${form.title}`)() * 45);
  return steps.map((step, place) => {
    const asked = 'hoursIn' in step ? joined + step.hoursIn * HOUR : now - step.daysAgo * DAY;
    const on = asked - minutes * MINUTE;
    return { step, on: new Date(on), at: new Date(Math.max(on, there + place * MINUTE)) };
  });
}
