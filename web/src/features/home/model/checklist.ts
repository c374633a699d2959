import { formPages } from '@hearthside/contract/form/pages';
import { memberPages } from '@hearthside/contract/member/pages';
import type { Home } from '@hearthside/contract/member/home';

type Step = Home['checklist'][number]['step'];

/** Where a step is done. `state` tells the target page what the member came for. */
interface StepAction {
  label: string;
  to: string;
  state?: { edit: true };
}

interface StepWords {
  /** The title once it is done; below, the title before. */
  done: string;
  open: string;
  /** What it is for, while it is open. */
  hint: string;
  /** What the member can do for it. Undefined if others have to do it. */
  action?: StepAction;
}

const STEPS: Record<Step, StepWords> = {
  profile: {
    done: 'Complete your profile',
    open: 'Complete your profile',
    hint: 'This tells us who you are and how to reach you.',
    action: { label: 'Complete profile', to: memberPages.profile, state: { edit: true } },
  },
  forms: {
    done: 'Your forms have been sent',
    open: 'Fill out your intake form',
    hint: 'Everyone who joins fills it out. You can stop at any time and continue later.',
    action: { label: 'Fill out forms', to: formPages.assigned },
  },
  verification: {
    done: 'You are verified',
    open: 'Wait for verification',
    hint: 'A staff member checks every new account. You don’t need to do anything: we’ll let you know when the rest of the portal is open.',
  },
};

/** A step in words. */
export interface ChecklistStep {
  id: Step;
  done: boolean;
  title: string;
  hint?: string;
  action?: StepAction;
}

/** The progress of a new member, and the steps. */
export interface Checklist {
  /** 0 to 100. */
  percent: number;
  /** 'One of two steps done' */
  sentence: string;
  steps: ChecklistStep[];
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (count: number) => NUMBERS[count] ?? String(count);

function sentence(done: number, all: number): string {
  const words =
    done === 0 ? `${inWords(all)} steps to go` : `${inWords(done)} of ${inWords(all)} steps done`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A new member's first steps, from the server's state of each step. */
export function checklist(steps: Home['checklist']): Checklist {
  const done = steps.filter((step) => step.done).length;
  return {
    percent: steps.length > 0 ? Math.round((done / steps.length) * 100) : 100,
    sentence: sentence(done, steps.length),
    steps: steps.map(({ step, done: isDone }) => {
      const words = STEPS[step];
      if (isDone) return { id: step, done: true, title: words.done };
      return { id: step, done: false, title: words.open, hint: words.hint, action: words.action };
    }),
  };
}
