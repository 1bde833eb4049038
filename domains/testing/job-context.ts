import type { JobContext } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'

/** Returns the context of a job that a test runs directly: its first attempt, unless overridden by `more`. */
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
