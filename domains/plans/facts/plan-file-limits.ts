/** The limits of a plan file that is loaded in one call. */
export const planFileLimits = {
  /** Of its text; fewer than fit into the body of a call. */
  characters: 400_000,
  /** Plans, without the headings and empty rows. */
  rows: 500,
} as const
