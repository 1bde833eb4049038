import { fail } from '@porchlight/errors'
import { PaymentsFailure } from '@porchlight/providers/payments'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext, SessionCookie } from '@porchlight/server-methods/define/method'
import type { CallContract } from '@porchlight/ui-api/contract'
import type { CallContext } from '@porchlight/ui-api/server'
import { isReadingCall } from '../data-service/reading-calls'

/** What staff who view as a customer may do; anything not listed here is rejected. */
const reading = {
  engine: ['readRecord', 'readRecords', 'listRecords', 'countRecords', 'searchRecords', 'visibleRecordIds'],
  avatars: ['readMany'],
  listViews: ['ofObject', 'byId'],
  preferences: ['read', 'readMany'],
  recentItems: ['latest'],
  identity: ['lookAtOneTimeToken', 'findPhoneOffer', 'hasAttempt'],
} as const

/** PostgreSQL's code for a write in a read-only transaction. */
const readOnlyTransaction = '25006'

/**
 * Returns whether a call may be sent at all: it changes nothing by its contract, and returns what a page shows. Files
 * are exports, which staff have in the console.
 */
export function mayBeSentInView(contract: CallContract): boolean {
  return isReadingCall(contract) && contract.answer !== null
}

/** Returns the context of a data service call with everything that writes removed. */
export function readingCallContext(context: CallContext): CallContext {
  const { avatars, listViews, preferences, recentItems } = context.personalization
  return {
    ...context,
    engine: readingEngine(context.engine),
    personalization: {
      avatars: withOnly(avatars, reading.avatars),
      listViews: withOnly(listViews, reading.listViews),
      preferences: withOnly(preferences, reading.preferences),
      recentItems: withOnly(recentItems, reading.recentItems),
    },
    actionServices: withOnly(context.actionServices, []),
    uploads: withOnly(context.uploads, []),
    // Side effects of reading, such as the recent records, would be a trace in the customer's name.
    fromOwnPage: false,
  }
}

/** Like `readingCallContext`, for a server method: it has no cookies to read or set, and calls no external service. */
export function readingMethodContext(context: MethodContext): MethodContext {
  const refuse = async () => refusal()
  return {
    ...context,
    ...readingCallContext(context),
    identity: withOnly(context.identity, reading.identity),
    // As if the processor did not respond: pages then show what is known here.
    payments: withOnly(context.payments, [], () => new PaymentsFailure('unavailable', 'customer view')),
    identityCheck: withOnly(context.identityCheck, []),
    emailRisk: withOnly(context.emailRisk, []),
    files: withOnly(context.files, []),
    webhooks: withOnly(context.webhooks, []),
    resumableUploads: withOnly(context.resumableUploads, []),
    enqueue: refuse,
    audit: refuse,
    session: noCookie,
    pendingSignIn: noCookie,
    knownDevice: noCookie,
    customerView: noCookie,
    lookUpNote: noCookie,
    lookUpGrant: noCookie,
    signUp: noCookie,
    orderLink: noCookie,
    linkToken: null,
    clearLink: () => refusal(),
  }
}

const noCookie: SessionCookie = { token: null, start: () => refusal(), end: () => refusal() }

/** Returns a read-only engine; transactions are those in which the database itself rejects writes. */
function readingEngine(engine: RecordEngine): RecordEngine {
  return {
    ...withOnly(engine, reading.engine),
    inOneTransaction: async (run) => {
      try {
        return await engine.inOneTransaction(async (inside, connection) => {
          await connection.query('set transaction read only')
          return await run(withOnly(inside, reading.engine), connection)
        })
      } catch (error) {
        const isWrite = error instanceof Error && 'code' in error && error.code === readOnlyTransaction
        throw isWrite ? fail('viewOnly') : error
      }
    },
  }
}

/** Returns `service` with only the functions of those names; all others fail. */
function withOnly<Service extends object>(
  service: Service,
  names: readonly (keyof Service)[],
  failure: () => Error = () => fail('viewOnly'),
): Service {
  return new Proxy(service, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function' || names.some((one) => one === name)) return value
      return async () => {
        throw failure()
      }
    },
  })
}

function refusal(): never {
  throw fail('viewOnly')
}
