/** Members are the users of users-permissions (ruling 1). */
export const MEMBER_UID = 'plugin::users-permissions.user';
