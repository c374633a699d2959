/** Lists that come as CSV, whatever they are about: written or chosen, looked through, then done. */
export { CsvListFooter } from './components/csv-list-footer';
export { CsvListText } from './components/csv-list-text';
export { useCsvListSteps } from './components/use-csv-list-steps';
export { csvListProblem } from './model/csv-list-problem';
