/** Texts of part 1 §5.6 and §8, word for word. */
export const ENTRY_TEXTS = {
  required: 'Date and location are required fields',
  added: 'New pet record added successfully',
  saved: 'Pet record updated successfully',
  deleted: 'Pet record deleted successfully',
  createFailed: (status: number) => `Failed to create pet record (${status})`,
  updateFailed: (status: number) => `Failed to update pet record (${status})`,
  deleteFailed: (status: number) => `Failed to delete pet record (${status})`,
} as const;

/** Texts of part 1 §2.11, §5.7 and §8, word for word. */
export const DOCUMENT_TEXTS = {
  onlyOne: 'Please select only one file at a time',
  tooBig: 'File is too large. Maximum size is 10MB',
  wrongType: 'Invalid file type. Please upload PDF files only.',
  noFile: 'Please select a file to upload',
  noTitle: 'Please enter a title',
  none: 'No documents found',
  openFailed: 'Failed to open document',
  deleteFailed: 'Failed to delete document',
  uploadFailed: 'Failed to upload document',
  loadFailed: (message: string) => `Error loading documents: ${message}`,
  deleteTitle: 'Delete Document',
  deleteQuestion: (title: string) =>
    `Are you sure you want to delete "${title}"? This action cannot be undone.`,
} as const;
