import { z } from 'zod';
import type { HelpPlace } from '@hearthside/contract/help/fields';
import { dataIn, readData } from '../read-data';
import { demoAnswerSchema, type DemoAnswer } from './demo-answer';

const FILES = dataIn('help');
/** A topic's answers: those of its file, and of the files of single subjects, such as `faq.errands.yaml`. */
const answersIn = (topic: string) =>
  FILES.filter((file) => file === topic || file.startsWith(`${topic}.`)).flatMap((file) =>
    readData(`help/${file}`, z.array(demoAnswerSchema)),
  );

/** The demo's help center, topic by topic. */
export const ANSWERS: Readonly<Record<HelpPlace, readonly DemoAnswer[]>> = {
  forms: answersIn('forms'),
  inbox: answersIn('inbox'),
  profile: answersIn('profile'),
  finances: answersIn('finances'),
  pet_care: answersIn('pet-care'),
  vacations: answersIn('vacations'),
  care_team: answersIn('care-team'),
  library: answersIn('library'),
  emergencies: answersIn('emergencies'),
  faq: answersIn('faq'),
};

/** What members searched for and did not find: words, how often, and how many days ago the last time. */
export const MISSED = [
  { words: 'passport for ferrets', times: 4, daysAgo: 1 },
  { words: 'insulin', times: 3, daysAgo: 2 },
  { words: 'aquarium', times: 2, daysAgo: 6 },
  { words: 'tax deduction', times: 2, daysAgo: 9 },
  { words: 'hamster wheel', times: 1, daysAgo: 3 },
] as const;
