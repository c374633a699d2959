export const TASK_UID = 'api::care.care-task';
export const MARK_UID = 'api::care.care-mark';
