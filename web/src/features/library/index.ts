// Imported late: an index that is part of a first page would be a file of its own there.
export { NewInLibrary } from './read/components/new-in-library';
