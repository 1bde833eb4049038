/** What can be uploaded at once; larger books are imported by the command. */
export const bookUploadLimits = {
  files: 40,
  /** Of all files together. */
  bytes: 200 * 1_048_576,
} as const

/** How many days an upload and its results stay stored. */
export const bookUploadDays = 7

/**
 * The states of an upload: its files arrive, they are checked, wait for a decision, and are imported. `Failed` says that
 * the last run ended without a result; the files can be checked again.
 */
export const bookUploadStates = [
  'Uploading',
  'Checking',
  'Checked',
  'Importing',
  'Imported',
  'Failed',
] as const

/** One of the states of an upload. */
export type BookUploadState = (typeof bookUploadStates)[number]

/** What an administrator starts: a dry run, or the import itself. */
export const bookRuns = ['check', 'import'] as const

/** One of the runs of an upload. */
export type BookRun = (typeof bookRuns)[number]

/** The states that each run can be started from. */
export const runnableFrom: Readonly<Record<BookRun, readonly BookUploadState[]>> = {
  check: ['Uploading', 'Checked', 'Failed'],
  import: ['Checked'],
}

/** The state of an upload while a run is queued or in progress. */
export const stateOfRun: Readonly<Record<BookRun, BookUploadState>> = {
  check: 'Checking',
  import: 'Importing',
}

/** Whether a run of an upload is queued or in progress. */
export function isRunning(state: BookUploadState): boolean {
  return Object.values(stateOfRun).includes(state)
}
