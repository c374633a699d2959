import { PLACE_SIZES } from './goals.ts';
import { adminAsks, adminReady, measureGrowth } from './growth.ts';
import { people } from './people.ts';
import { fillPortal } from './portal.ts';

/** A sixth of all are there, so with a hundred times as many people a hundred times as many match. */
const CITY = 'city=Salem';

const QUESTIONS = adminAsks([
  ['directory: a city', `/api/directory?role=caretaker&${CITY}`],
  ['directory: within 25 miles', '/api/directory?role=caretaker&near=97301&within=25'],
  ['directory: nobody within 25 miles', '/api/directory?role=caretaker&near=10001&within=25'],
  ['directory: a state', '/api/directory?role=caretaker&state=Oregon'],
  ['users: a city', `/api/users?${CITY}`],
  ['users: a city, typed', '/api/users?search=salem'],
]);

await measureGrowth({
  name: 'places',
  title: 'People by place',
  things: 'people',
  sizes: PLACE_SIZES,
  port: 4320,
  fill: (database, size) => fillPortal(database, people(size)),
  ready: adminReady,
  questions: QUESTIONS,
});
