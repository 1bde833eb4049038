import { callMethod } from '@porchlight/page-parts/forms/call-method'

/** How many of the jobs run again, and how many were retried already. */
export interface RetryResult {
  readonly retried: number
  readonly notStopped: number
}

interface RetryResponse {
  readonly results: readonly { readonly jobId: string; readonly result: 'retried' | 'notStopped' }[]
}

/** Restores all attempts of the jobs; null when the request failed. */
export async function retryJobs(jobIds: readonly string[], reason: string): Promise<RetryResult | null> {
  const response = await callMethod<RetryResponse>('CustomerPortalOperationsController/retryStoppedJobs', {
    jobIds,
    reason,
  })
  if (response.kind === 'refused') return null
  const retried = response.body.results.filter(({ result }) => result === 'retried').length
  return { retried, notStopped: response.body.results.length - retried }
}
