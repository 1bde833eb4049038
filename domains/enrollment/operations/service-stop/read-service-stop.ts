import type { MethodContext } from '@porchlight/server-methods/define/method'
import { contractTermOf } from '../../../customers/objects/account/contract-mails'
import { type OwnAccount, ownAccount } from '../../../customers/operations/person/own-account'
import { viewedAccount } from '../../../customers/operations/person/viewed-account'
import { dayIn } from '../../../customers/rules/calendar-day'
import type { LeftContract } from '../../rules/service-stop-fee'

/** An account whose customer may have its service stopped. */
export interface StoppableService {
  readonly account: OwnAccount
  readonly isActive: boolean
  /** The present day where the home is, `YYYY-MM-DD`. */
  readonly today: string
  readonly contract: LeftContract
}

/** Reads what stopping service would be for an account of who is signed in; `notFound` for every other account. */
export async function readServiceStop(context: MethodContext, requested: string): Promise<StoppableService> {
  const account = await ownAccount(context, requested)
  const present = await viewedAccount(context, account.accountId, [
    'Commodity__c',
    'Contract_End_Date__c',
    'Contract_Start_Date__c',
    'Plan__r.Cancellation_Fee__c',
    'Service_State__c',
    'Status__c',
    'Time_Zone__c',
  ])
  return {
    account,
    isActive: present.Status__c === 'Active',
    today: dayIn(context.now(), present.Time_Zone__c),
    contract: {
      ...contractTermOf(present),
      cancellationFee: present['Plan__r.Cancellation_Fee__c'] ?? 0,
    },
  }
}
