/** How much a file of plans may hold that is loaded at once. */
export const planFileLimits = {
  /** Of its text; fewer than fit into the body of a call. */
  characters: 400_000,
  /** Plans, without the headings and empty rows. */
  rows: 500,
} as const
