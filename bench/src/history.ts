import { HISTORY_SIZES } from './goals.ts';
import { adminAsks, adminReady, measureGrowth } from './growth.ts';
import { fillHistory, MIDDLE_DAY, RARE_PERSON } from './history-data.ts';

const QUESTIONS = adminAsks([
  ['the newest page', '/api/history?limit=20'],
  ['page 100', '/api/history?limit=20&page=100'],
  ['one subject', '/api/history?limit=20&kind=pet'],
  ['one kind', '/api/history?limit=20&action=assigned'],
  ['one person', `/api/history?limit=20&person=${RARE_PERSON}`],
  ['until a day in the middle', `/api/history?limit=20&to=${MIDDLE_DAY}`],
]);

await measureGrowth({
  name: 'history',
  title: 'The history',
  things: 'entries',
  sizes: HISTORY_SIZES,
  port: 4340,
  fill: fillHistory,
  ready: adminReady,
  questions: QUESTIONS,
});
