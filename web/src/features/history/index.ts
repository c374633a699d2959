export { ChangeWords } from './components/change-words';
export { HistoryLines } from './components/history-lines';
export { HistoryOf } from './components/history-of';
export { HistorySkeleton } from './components/history-skeleton';
