import type { EnrollmentStatus } from '../methods/enrollment-status/client'

/** An order as the server tells how far it is. */
export type Tracker = NonNullable<EnrollmentStatus['tracker']>

/** Another order of the same customer. */
export type OtherOrder = EnrollmentStatus['others'][number]
