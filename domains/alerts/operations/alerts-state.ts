import type { Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { isStopped } from '../../customers/operations/texts/stopped-numbers'
import { type TextableNumber, textableNumber } from '../../customers/operations/texts/textable-number'
import { type CustomerAlerts, readAlerts } from './read-alerts'

/** Where a customer stands with text alerts. */
export interface AlertsState {
  readonly customer: CustomerAlerts
  /**
   * `number` has to be given; `code` was texted and has to be typed; `choose` what to be told of, at a number that is
   * theirs; `on`.
   */
  readonly step: 'number' | 'code' | 'choose' | 'on'
  /** The number that the step is about: typed, texted to, verified or in use; null where none is known. */
  readonly number: TextableNumber | null
  /** When the code was asked for; null in every other step. */
  readonly codeSentAt: Date | null
  /** Whether the code that was asked for last is over: too old, or guessed too often. */
  readonly isCodeOver: boolean
  /** Whether somebody wrote STOP from that number. */
  readonly isStopped: boolean
}

/** Finds where the customer stands; every step is read anew, so that any browser can go on. */
export async function findAlertsState(
  { engine, identity }: Pick<MethodContext, 'engine' | 'identity'>,
  viewer: Extract<Viewer, { class: 'customer' }>,
): Promise<AlertsState> {
  const customer = await readAlerts(engine, viewer, viewer.contactId)
  const offer = await identity.findPhoneOffer(viewer.contactId)
  const isOn = customer.kindsOn.length > 0
  const inUse = textableNumber(customer.number)
  const offered = textableNumber(offer?.number ?? null)
  const verified = offer?.state === 'used' ? offered : textableNumber(customer.verifiedNumber)
  const step = offer?.state === 'open' ? 'code' : isOn ? 'on' : verified !== null ? 'choose' : 'number'
  const number = step === 'code' ? offered : step === 'on' ? inUse : (verified ?? offered ?? inUse)
  return {
    customer,
    step,
    number,
    codeSentAt: step === 'code' ? (offer?.offeredAt ?? null) : null,
    isCodeOver: offer?.state === 'over' && !isOn,
    isStopped:
      number !== null &&
      (await engine.inOneTransaction((_own, connection) => isStopped(connection, number.international))),
  }
}
