/** Limits per order and day: enough for every page of every document, too little to fill a disk. */
export const uploadQuota = { files: 40, bytes: 200 * 1_048_576 }
