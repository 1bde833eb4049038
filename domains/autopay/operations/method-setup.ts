import { randomUUID } from 'node:crypto'
import type { Queryable } from '@porchlight/jobs'
import { type MethodSetup, orPaymentsFailure, PaymentsFailure } from '@porchlight/providers/payments'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { create } from '@porchlight/server-methods/records/write'
import type { OwnAccount } from '../../customers/operations/person/own-account'
import { paymentMethodObject } from '../../payments/objects/payment-method/object'
import { withAutopayOf } from './with-autopay'

/** A page at the processor on which a method is typed for AutoPay of an account. */
export interface StoredSetup {
  readonly setupId: string
  /** `kept`: the processor stores a method, which waits to be authorized; `used`: it was. */
  readonly state: 'open' | 'kept' | 'used' | 'ended'
  /** The processor’s name for it; null until the processor has answered. */
  readonly reference: string | null
  readonly paymentMethodId: string | null
}

/** A page that is older is not gone back to, and a method that was typed so long ago is typed again. */
const lifetime = `interval '1 day'`

const columns = `id::text as "setupId", state, reference, payment_method_id as "paymentMethodId"`

/** The newest page of an account of today; null without one. */
export async function lastSetupOf(
  connection: Queryable,
  accountId: string,
  now: Date,
): Promise<StoredSetup | null> {
  const { rows } = await connection.query<StoredSetup>(
    `select ${columns} from payments.method_setup
     where account_id = $1 and created_at > $2::timestamptz - ${lifetime} order by sequence desc limit 1`,
    [accountId, now.toISOString()],
  )
  return rows[0] ?? null
}

/** The page that waits for the account’s customer, or a new one: pressed twice, or in two tabs, it is the same. */
export async function claimSetup(context: MethodContext, account: OwnAccount): Promise<StoredSetup> {
  const { accountId, contactId } = account
  return withAutopayOf(context, accountId, async (_engine, connection) => {
    const last = await lastSetupOf(connection, accountId, context.now())
    if (last?.state === 'open') return last
    const setupId = randomUUID()
    await connection.query(
      `insert into payments.method_setup (id, account_id, contact_id, state, created_at)
       values ($1, $2, $3, 'open', $4)`,
      [setupId, accountId, contactId, context.now().toISOString()],
    )
    return { setupId, state: 'open', reference: null, paymentMethodId: null }
  })
}

/** Records the processor's state of the page: its name for it, and the method that it stores. */
export async function noteSetup(
  context: MethodContext,
  account: OwnAccount,
  setupId: string,
  reported: MethodSetup,
): Promise<void> {
  await withAutopayOf(context, account.accountId, async (engine, connection) => {
    const { rows } = await connection.query<{ state: string }>(
      'select state from payments.method_setup where id = $1 and account_id = $2 for update',
      [setupId, account.accountId],
    )
    if (rows[0]?.state !== 'open') return
    const { method } = reported
    const paymentMethodId = method === null ? null : await createMethod(context, engine, account, method)
    const state = method !== null ? 'kept' : reported.state === 'open' ? 'open' : 'ended'
    await connection.query(
      'update payments.method_setup set state = $2, reference = $3, payment_method_id = $4 where id = $1',
      [setupId, state, reported.reference, paymentMethodId],
    )
  })
}

function createMethod(
  { systemViewer }: MethodContext,
  engine: RecordEngine,
  { contactId }: OwnAccount,
  method: NonNullable<MethodSetup['method']>,
): Promise<string> {
  const isCard = method.kind === 'card'
  return create(engine, systemViewer, paymentMethodObject, {
    Contact__c: contactId,
    Method_Type__c: isCard ? 'Card' : 'Bank_Account',
    Institution__c: method.institution,
    Last_Four__c: method.lastFour,
    Processor_Token__c: method.token,
    ...(isCard
      ? { Expiry_Month__c: method.expiryMonth, Expiry_Year__c: method.expiryYear }
      : { Bank_Account_Type__c: method.bankAccountType === 'savings' ? 'Savings' : 'Checking' }),
  })
}

/** The state of the account’s newest page, queried from the processor when it is pending. */
export interface SetupOutcome {
  readonly setup: StoredSetup | null
  /** `failed`: the processor could not store the entered data; `left`: the customer came back without entering any. */
  readonly outcome: 'failed' | 'left' | null
}

/** Asks the processor about the page that the customer comes back from. Where it does not answer, the page waits on. */
export async function refreshSetup(context: MethodContext, account: OwnAccount): Promise<SetupOutcome> {
  const read = () =>
    context.engine.inOneTransaction((_engine, connection) =>
      lastSetupOf(connection, account.accountId, context.now()),
    )
  const setup = await read()
  if (setup?.state !== 'open' || setup.reference === null) return { setup, outcome: null }
  const reported = await orPaymentsFailure(context.payments.readSetup(setup.reference))
  if (reported === null || reported instanceof PaymentsFailure) return { setup, outcome: null }
  if (reported.state === 'open') return { setup, outcome: 'left' }
  await noteSetup(context, account, setup.setupId, reported)
  const outcome = reported.state === 'failed' ? 'failed' : reported.state === 'cancelled' ? 'left' : null
  return { setup: await read(), outcome }
}
