/** How long the figures of a day are stored, in days: two years to compare, and the month that is under way. */
export const storedDays = 765

/**
 * How many days back sign-ups are counted. Those that nobody went on with are deleted 90 days after somebody last typed
 * into them, so that a day within this time has all of its own.
 */
export const signUpDaysBack = 60
