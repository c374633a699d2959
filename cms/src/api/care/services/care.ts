/** The care calendar: what is due for an animal, when, and by whom. */
export { days } from '../data/calendar';
export { create, detail, remove, restore, save, tasks } from '../data/tasks';
export { mark } from '../data/marks';
export { undo, withdrawMark } from '../data/undoing';
export { handOverTask } from '../data/handing-over';
export { eraseMember, sweepCare } from '../data/care-erasing';
export { exportOverdue, overdue } from '../data/overdue-table';
export { newFeedKey, revokeCareFeed, saveSettings, settings } from '../data/care-settings';
export { feed } from '../data/care-feed';
export { mailMark, markByMail } from '../data/mail-marks';
export { mailMornings } from '../data/morning-mails';
export { lateMails } from '../data/late-mails';
export { notifyOfLateDoses } from '../data/late-doses';
export { homeCare } from '../data/home-care';
export { nextOfPets } from '../data/next-of-pets';
export { plannedMedications } from '../data/planned-medications';
export { updateEntryTask } from '../data/entry-tasks';
