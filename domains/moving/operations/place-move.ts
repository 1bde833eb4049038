import { fail } from '@porchlight/errors'
import type { Language } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { create, update } from '@porchlight/server-methods/records/write'
import { readAlerts } from '../../alerts/operations/read-alerts'
import { writeAlerts } from '../../alerts/operations/write-alerts'
import { autopayObject } from '../../autopay/objects/autopay/object'
import { accountObject } from '../../customers/objects/account/object'
import { recordConsent } from '../../customers/operations/consents/record-consent'
import { advanceEnrollment } from '../../enrollment/operations/enrollment-work/jobs'
import { findMoveStart } from '../../enrollment/operations/move/move-of-order'
import { findOpenServiceStop } from '../../enrollment/operations/service-stop/open-service-stop'
import {
  createServiceStop,
  lockServiceStop,
} from '../../enrollment/operations/service-stop/place-service-stop'
import { authorizationVersion } from '../../enrollment/operations/sign-up/authorizations'
import { createStart } from '../../enrollment/operations/sign-up/create-start'
import type { ServiceLocation } from '../../enrollment/operations/sign-up/service-location'
import { type OfferedPlan, requirePlanIdOf } from '../../enrollment/operations/sign-up/sign-up-plan'
import { moveTextVersion } from './move-texts'
import { type PossibleMove, textsOfMove } from './read-move'
import { sendMoveRequested } from './send-move-requested'

/** What the customer requests. */
export interface MoveRequest {
  readonly move: PossibleMove
  readonly plan: OfferedPlan
  readonly location: ServiceLocation
  readonly street: string
  readonly zipCode: string
  /** The last day here and the first one there, `YYYY-MM-DD`. */
  readonly lastDay: string
  readonly firstDay: string
  readonly textLanguage: Language
  /** What the customer takes along. */
  readonly wishes: readonly ('autopay' | 'paperless')[]
}

type Inside = MethodContext & { readonly engine: RecordEngine }

/**
 * Orders a move in one transaction: the end of service here and its start there, which reference each other, with the
 * consents and the settings that move along; returns the id of the start. Two concurrent presses run one after the
 * other, and the second gets the order of the first. Errors: `serviceStopUnderWay` while the account waits for another
 * end of its service.
 */
export async function placeMove(context: MethodContext, request: MoveRequest): Promise<string> {
  const { account } = request.move
  return context.engine.inOneTransaction(async (engine, within) => {
    await lockServiceStop(within, account.accountId)
    const inside = { ...context, engine }
    const before = await sameMove(inside, request)
    if (before !== null) return before
    const stopId = await createServiceStop(inside, within, {
      accountId: account.accountId,
      lastDay: request.lastDay,
      reason: 'Moving',
      forwarding: { street: request.street, ...request.location, postalCode: request.zipCode },
      fee: 0,
    })
    const start = await createStartOfMove(inside, request, stopId)
    await recordConsents(inside, request, start.accountId)
    await takeAlertsAlong(inside, account.contactId)
    const { orderId } = start
    await context.enqueue(sendMoveRequested.name, { orderId }, { key: orderId, within })
    await context.enqueue(advanceEnrollment.name, { orderId }, { key: orderId, within })
    return orderId
  })
}

/** The start of service of the same move that was requested before; null without one. */
async function sameMove(
  { engine, systemViewer }: Inside,
  { move, street, lastDay, firstDay }: MoveRequest,
): Promise<string | null> {
  const stop = await findOpenServiceStop(engine, systemViewer, move.account.accountId)
  if (stop === null) return null
  const start = await findMoveStart(engine, systemViewer, stop.id)
  const isSame =
    stop.Requested_Start_Date__c === lastDay &&
    start?.Requested_Start_Date__c === firstDay &&
    start.Service_Street__c === street
  if (!isSame) throw fail('serviceStopUnderWay')
  return start.id
}

/** The present plan continues with its contract; another one begins a new contract. */
async function createStartOfMove(inside: Inside, request: MoveRequest, stopId: string) {
  const { move, plan, location, street, zipCode, firstDay } = request
  const { account, contract, presentPlanCode, needsCredit } = move
  const isPresentPlan = plan.code === presentPlanCode
  return createStart(inside, {
    contactId: account.contactId,
    brand: account.brand,
    caseType: 'Move_In',
    street,
    city: location.city,
    state: location.state,
    zipCode,
    esiid: null,
    gasAccountNumber: null,
    startDate: firstDay,
    planId: await requirePlanIdOf(inside, plan.code, account.brand),
    plan,
    creditStatus: needsCredit ? 'Waiting' : 'Not_Needed',
    needsIdentityDocument: false,
    more: {
      Move_Stop__c: stopId,
      Previous_Contract_Start__c: isPresentPlan ? contract.start : null,
      Previous_Contract_End__c: isPresentPlan ? contract.end : null,
      Previous_Contract_Term__c: isPresentPlan ? contract.months : null,
    },
  })
}

/** Records the consents, and turns on at the new home the settings that the customer moves along. */
async function recordConsents(inside: Inside, request: MoveRequest, accountId: string): Promise<void> {
  const { engine, systemViewer, now, clientAddress } = inside
  const { move, textLanguage: language } = request
  const { contactId } = move.account
  const { authorizations, wishes } = await textsOfMove(inside, move, language)
  const consent = (
    { consentType: type, text }: (typeof authorizations | typeof wishes)[number],
    version: string,
  ) =>
    recordConsent(
      { engine, systemViewer },
      {
        contactId,
        accountId,
        type,
        action: 'Given',
        channel: 'Portal',
        text,
        version,
        language,
        at: now(),
        networkAddress: clientAddress,
      },
    )
  for (const authorization of authorizations) await consent(authorization, authorizationVersion)
  for (const wish of wishes.filter(({ name }) => request.wishes.includes(name))) {
    const consentId = await consent(wish, moveTextVersion)
    if (wish.name === 'paperless')
      await update(engine, systemViewer, accountObject, accountId, { Paperless__c: true })
    else if (move.autopay !== null) {
      await create(engine, systemViewer, autopayObject, {
        Account__c: accountId,
        Payment_Method__c: move.autopay.method.paymentMethodId,
        Consent__c: consentId,
        Start_Date__c: request.firstDay,
      })
    }
  }
}

/** Text alerts are for every home of a customer who has them, so the new one gets those that are on. */
async function takeAlertsAlong({ engine, systemViewer, now }: Inside, contactId: string): Promise<void> {
  const alerts = await readAlerts(engine, systemViewer, contactId)
  const on = alerts.alerts.find(({ status, verifiedAt }) => status === 'Active' && verifiedAt !== null)
  if (on?.number == null || on.verifiedAt === null) return
  const { kindsOn: kinds, threshold } = alerts
  const choice = { kinds, number: on.number, verifiedAt: on.verifiedAt, threshold }
  await writeAlerts({ engine, systemViewer }, alerts, choice, now())
}
