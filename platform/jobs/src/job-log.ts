/**
 * Where the runner reports, one line per event such as `job.failed`. `facts` hold job names, ids, counts and failure
 * descriptions; addresses and numbers are masked in them.
 */
export type JobLog = (
  level: 'info' | 'warn' | 'error',
  event: string,
  facts: Readonly<Record<string, string | number>>,
) => void
