/** The largest file that is accepted, in bytes: 20 MB. */
export const maxUploadBytes = 20 * 1_048_576
