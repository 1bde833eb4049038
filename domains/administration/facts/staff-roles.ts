/** The roles of those who serve customers, from the least rights to the most; the stored values of a user's role. */
export const staffRoles = ['Advisor', 'Supervisor', 'Admin'] as const

/** One of `staffRoles`. */
export type StaffRole = (typeof staffRoles)[number]
