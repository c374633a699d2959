/** The addresses of the notifications, and of the profile's tab that chooses among them. */
export const notificationPages = {
  list: '/notifications',
  choices: '/profile/notifications',
} as const;
