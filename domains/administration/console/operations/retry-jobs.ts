import { callMethod } from '@porchlight/page-parts/forms/call-method'

/** How many of the jobs run again, and how many were retried already. */
export interface RetryResult {
  readonly retried: number
  readonly notStopped: number
}

interface Answer {
  readonly results: readonly { readonly jobId: string; readonly result: 'retried' | 'notStopped' }[]
}

/** Gives jobs all their attempts again; null when the server gave no answer about them. */
export async function retryJobs(jobIds: readonly string[], reason: string): Promise<RetryResult | null> {
  const answer = await callMethod<Answer>('CustomerPortalOperationsController/retryStoppedJobs', {
    jobIds,
    reason,
  })
  if (answer.kind === 'refused') return null
  const retried = answer.body.results.filter(({ result }) => result === 'retried').length
  return { retried, notStopped: answer.body.results.length - retried }
}
