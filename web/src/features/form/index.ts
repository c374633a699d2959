// Imported late: an index that is part of a first page would be a file of its own there.
export { ApproveButton } from './review/components/approve-button';
