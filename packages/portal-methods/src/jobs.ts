import type { Job } from '@porchlight/jobs'
import { sendCaseReply } from './action-services/send-case-reply'
import { sendOrderLink } from './action-services/send-order-link'
import { sendEmailChangeNotice, sendEmailVerification } from './change-email/job'
import { sendPasswordChanged } from './change-password/job'
import type { PortalJobServices } from './define/job-context'
import { sendRegistrationLink } from './find-my-account/job'
import { sendResetLink } from './forgot-password/job'
import { sendAccountLocked } from './log-in/job'
import { scanFile } from './scan-file/job'
import { sendSecondFactorChanged } from './second-factor/job'

export { type ActionServicesOptions, createActionServices } from './action-services/action-services'
export type { PortalJobServices } from './define/job-context'

/** The jobs of the methods, for the job runner. */
export const jobs: readonly Job<PortalJobServices>[] = [
  scanFile,
  sendAccountLocked,
  sendCaseReply,
  sendEmailChangeNotice,
  sendEmailVerification,
  sendOrderLink,
  sendPasswordChanged,
  sendRegistrationLink,
  sendResetLink,
  sendSecondFactorChanged,
]
