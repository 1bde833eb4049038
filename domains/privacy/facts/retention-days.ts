/** How many days after somebody last typed into it an unfinished sign-up is deleted: it is of no customer. */
export const signUpDays = 90

/**
 * How many days after a document was received its file is deleted, once it was decided: the decision stays, and a later
 * intruder finds no identity papers.
 */
export const documentDays = 180
