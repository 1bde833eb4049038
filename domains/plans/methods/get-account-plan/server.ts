import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { viewedAccount } from '../../../customers/operations/person/viewed-account'
import { readCertificateNumber } from '../../operations/plan-offer/certificate-number'
import { readPlanOffer } from '../../operations/plan-offer/read-plan-offers'
import { getAccountPlanContract } from './contract'

/** The account is read as the viewer; its plan is public, and read as the system once the account is the viewer's. */
const handle = handleCall(getAccountPlanContract, async ({ query }, context: MethodContext) => {
  const account = await viewedAccount(context, query.accountId, ['Account_Brand__c', 'Plan__c'])
  const [plan, certificateNumber] = await Promise.all([
    account.Plan__c === null ? null : readPlanOffer(context, account.Plan__c),
    readCertificateNumber(context, account.Account_Brand__c),
  ])
  return { body: { plan, certificateNumber } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
