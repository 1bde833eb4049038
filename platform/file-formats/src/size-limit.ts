/** The largest file that is accepted, in megabytes of 1,048,576 bytes, as texts state it. */
export const maxFileMegabytes = 20

/** The largest file that is accepted, in bytes. */
export const maxFileBytes = maxFileMegabytes * 1_048_576
