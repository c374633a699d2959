/** The addresses of the appointments: all, those that wait for an answer, and one on top of the list. */
export const appointmentPages = {
  list: '/appointments',
  waiting: '/appointments?view=waiting',
  detail: (id: number) => `/appointments?appointmentId=${id}`,
} as const;
