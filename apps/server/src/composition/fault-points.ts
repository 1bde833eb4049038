import { type JobPoint, jobPoints } from '@porchlight/jobs'
import { type MailPoint, mailPoints } from '@porchlight/providers/mail'
import type { PaymentPoint } from '@porchlight/providers/payments'
import type { TexasSetPoint } from '@porchlight/providers/texas-set'
import type { TextPoint } from '@porchlight/providers/texts'
import { type WritePoint, writePoints } from '@porchlight/record-engine'

/** A named moment at which a process or the database may crash. */
export type FaultPoint = WritePoint | JobPoint | MailPoint | PaymentPoint | TextPoint | TexasSetPoint

/**
 * Every named moment of writes, of the outbox and of mail; those of payments, texts and market files belong to the
 * ports.
 */
export const faultPoints: readonly FaultPoint[] = [...writePoints, ...jobPoints, ...mailPoints]

/** Called when work reaches a point; the work continues once it resolves. Passed only by tests that kill processes. */
export type ReachFaultPoint = (point: FaultPoint) => void | Promise<void>
