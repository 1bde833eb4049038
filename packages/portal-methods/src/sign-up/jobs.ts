import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '../define/job-context'

/** Takes an order as far as it can go now. */
export const advanceEnrollment = defineJob<{ readonly orderId: string }, PortalJobServices>({
  name: 'advance-enrollment',
  run: async () => undefined,
})
