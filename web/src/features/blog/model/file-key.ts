/** Identifies a file by its path, because a link expires after an hour and is replaced by another. */
export const fileKey = (link: string | null) => link?.split('?')[0] ?? '';
