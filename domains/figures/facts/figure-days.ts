/** How long the figures of a day are stored, in days: two years to compare, and the month that is under way. */
export const storedDays = 765

/**
 * For how many days back sign-ups are counted. Abandoned ones are deleted 90 days after the last input, so that a day
 * within this time still has all of its own.
 */
export const signUpDaysBack = 60
