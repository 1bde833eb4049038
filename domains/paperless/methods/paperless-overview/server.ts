import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { readAuthorization } from '../../../autopay/operations/read-authorization'
import { servicePhone } from '../../../customers/operations/mail/service-phone'
import { ownAccount } from '../../../customers/operations/person/own-account'
import { agreement, paperlessDisclosures } from '../../operations/disclosure'
import { paperlessOverviewContract } from './contract'

const handle = handleCall(paperlessOverviewContract, async ({ body }, context: MethodContext) => {
  const account = await ownAccount(context, body.accountId)
  const { accountId, accountNumber, brand, brandName, isPaperless } = account
  const { language } = context.viewer
  const terms = { brandName, accountNumber, servicePhone: await servicePhone(context, brand) }
  return {
    body: {
      accountId,
      street: account.street,
      canEnroll: account.getsBills,
      isPaperless,
      email: account.email,
      isEmailBounced: account.isEmailBounced,
      disclosures: [...paperlessDisclosures(terms, language)],
      agreement: agreement[language],
      agreed: isPaperless ? await readAuthorization(context, await lastConsent(context, accountId)) : null,
    },
  }
})

/** The consent by which bills of the account come electronically; null when it was never kept. */
async function lastConsent(
  { engine, systemViewer }: MethodContext,
  accountId: string,
): Promise<string | null> {
  const records = await firstRecords(engine, systemViewer, {
    objectApiName: 'Consent__c',
    selection: { fields: ['Given_At__c'], optionalFields: [] },
    condition: {
      kind: 'and',
      conditions: [
        { kind: 'compare', field: 'Account__c', operator: 'eq', value: accountId },
        { kind: 'compare', field: 'Consent_Type__c', operator: 'eq', value: 'Paperless' },
        { kind: 'compare', field: 'Action__c', operator: 'eq', value: 'Given' },
      ],
    },
    orderings: [{ field: 'Given_At__c', ascending: false }],
    pageSize: 1,
  })
  return records[0]?.id ?? null
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
