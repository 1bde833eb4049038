import type { Job } from '@porchlight/jobs'
import { sendEmailChangeNotice, sendEmailVerification } from './change-email/job'
import { sendPasswordChanged } from './change-password/job'
import type { PortalJobServices } from './define/job-context'
import { sendRegistrationLink } from './find-my-account/job'
import { sendResetLink } from './forgot-password/job'

export type { PortalJobServices } from './define/job-context'

/** The jobs of the methods, for the job runner. */
export const jobs: readonly Job<PortalJobServices>[] = [
  sendEmailChangeNotice,
  sendEmailVerification,
  sendPasswordChanged,
  sendRegistrationLink,
  sendResetLink,
]
