import type { EnrollmentStatus } from '../methods/enrollment-status/client'

/** The progress of an order, as the server sends it. */
export type Tracker = NonNullable<EnrollmentStatus['tracker']>

/** Another order of the same customer. */
export type OtherOrder = EnrollmentStatus['others'][number]
