import type { Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { isStopped } from '../../customers/operations/texts/stopped-numbers'
import { type TextableNumber, textableNumber } from '../../customers/operations/texts/textable-number'
import { type CustomerAlerts, readAlerts } from './read-alerts'

/** A customer's state of text alerts. */
export interface AlertsState {
  readonly customer: CustomerAlerts
  /**
   * `number` has to be entered; `code` was texted and has to be typed; `choose` the alerts, at a number that is theirs;
   * `on`.
   */
  readonly step: 'number' | 'code' | 'choose' | 'on'
  /** The number that the step is about: typed, texted to, verified or in use; null where none is known. */
  readonly number: TextableNumber | null
  /** When the code was requested; null in every other step. */
  readonly codeSentAt: Date | null
  /** Whether the code that was requested last is void: too old, or guessed too often. */
  readonly isCodeOver: boolean
  /** Whether that number replied STOP. */
  readonly isStopped: boolean
}

/** Finds the customer's current step; every step is read again, so that any browser can continue. */
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
