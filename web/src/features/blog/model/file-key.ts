/** A link holds for an hour and is another after that; the file is named by its path. */
export const fileKey = (link: string | null) => link?.split('?')[0] ?? '';
