import { fail } from '@porchlight/errors'
import type { Queryable } from '@porchlight/jobs'
import { recordTypeIdOf } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { create } from '@porchlight/server-methods/records/write'
import { lockStatement } from '@porchlight/transactions/locks'
import { accountObject } from '../../../customers/objects/account/object'
import { orderObject } from '../../objects/order/object'
import { advanceEnrollment } from '../enrollment-work/jobs'
import { findOpenServiceStop } from './open-service-stop'
import { sendServiceStopRequested } from './send-service-stop-requested'

/** What the customer requests. */
export interface ServiceStopRequest {
  readonly accountId: string
  /** The last day of service, `YYYY-MM-DD`. */
  readonly lastDay: string
  readonly reason: 'Moving' | 'Other'
  readonly forwarding: {
    readonly street: string
    readonly city: string
    readonly state: string
    readonly postalCode: string
  }
  /** US dollars, as the customer saw it. */
  readonly fee: number
}

/**
 * Orders the end of service for an account, in one transaction; returns the order's id. Two concurrent presses run one
 * after the other, and the second gets the order of the first. Errors: `serviceStopUnderWay` while the account waits
 * for another last day; `serviceNotActive` once it has ended.
 */
export async function placeServiceStop(context: MethodContext, request: ServiceStopRequest): Promise<string> {
  const { systemViewer } = context
  const { accountId, lastDay } = request
  return context.engine.inOneTransaction(async (engine, within) => {
    await lockServiceStop(within, accountId)
    const open = await findOpenServiceStop(engine, systemViewer, accountId)
    if (open !== null) {
      if (open.Requested_Start_Date__c !== lastDay) throw fail('serviceStopUnderWay')
      return open.id
    }
    const orderId = await createServiceStop({ ...context, engine }, within, request)
    await context.enqueue(sendServiceStopRequested.name, { orderId }, { key: orderId, within })
    return orderId
  })
}

/** Lets requests to end the service of one account take their turn, to the end of the transaction. */
export async function lockServiceStop(within: Queryable, accountId: string): Promise<void> {
  await within.query(lockStatement('order'), [`service stop ${accountId}`])
}

/**
 * Creates the order that ends the service of an account, and enqueues its submission to the market, in the transaction
 * of the lock above; returns its id. `serviceNotActive` once service has ended.
 */
export async function createServiceStop(
  { engine, systemViewer, enqueue }: MethodContext & { readonly engine: RecordEngine },
  within: Queryable,
  { accountId, lastDay, reason, forwarding, fee }: ServiceStopRequest,
): Promise<string> {
  const account = await read(engine, systemViewer, accountObject, accountId, [
    'Status__c',
    'Plan__c',
    'Plan_Name__c',
    'Utility__c',
    'Service_Street__c',
    'Service_City__c',
    'Service_State__c',
    'Service_Postal_Code__c',
  ])
  if (account === null || account.Status__c !== 'Active') throw fail('serviceNotActive')
  const { id: _account, Status__c: _status, ...place } = account
  const orderId = await create(engine, systemViewer, orderObject, {
    AccountId: accountId,
    RecordTypeId: recordTypeIdOf('Order', 'Stop_Service'),
    Case_Type__c: 'Stop_Service',
    Market_Status__c: 'Not_Sent',
    Requested_Start_Date__c: lastDay,
    Stop_Reason__c: reason,
    Forwarding_Street__c: forwarding.street,
    Forwarding_City__c: forwarding.city,
    Forwarding_State__c: forwarding.state,
    Forwarding_Postal_Code__c: forwarding.postalCode,
    Early_Termination_Fee__c: fee,
    ...place,
  })
  await enqueue(advanceEnrollment.name, { orderId }, { key: `stop ${orderId}`, within })
  return orderId
}
