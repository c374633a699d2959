// Imported late: an index that is part of a first page would be a file of its own there.
export { CareToday } from './components/care-today';
export { PetDue } from './components/pet-due';
export { RefusedMarks } from './components/refused-marks';
export { markOutboxOf } from './api/mark-outbox';
export { isOnItsWay, settledBy } from './model/unsent-mark';
export { discardUnsentMarks, sendUnsentMarks, unsentMarksOf } from './api/unsent';
