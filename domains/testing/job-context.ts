import type { JobContext } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'

/** What a job that a test runs by itself works with: its first attempt, unless `more` says otherwise. */
export function jobContext(
  services: PortalJobServices,
  more: Partial<Omit<JobContext<PortalJobServices>, 'services'>> = {},
): JobContext<PortalJobServices> {
  return {
    services,
    now: services.now,
    jobId: 'run by a test',
    attempt: 1,
    isLastAttempt: false,
    signal: new AbortController().signal,
    log: () => undefined,
    ...more,
  }
}
