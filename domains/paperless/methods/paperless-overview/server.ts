import type { MethodContext } from '@porchlight/server-methods/define/method'
import { first } from '@porchlight/server-methods/records/list'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { readAuthorization } from '../../../autopay/operations/read-authorization'
import { consentObject } from '../../../customers/objects/consent/object'
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

/** The consent by which bills of the account come electronically; null when none was recorded. */
async function lastConsent(
  { engine, systemViewer }: MethodContext,
  accountId: string,
): Promise<string | null> {
  const consent = await first(engine, systemViewer, consentObject, {
    fields: ['Given_At__c'],
    where: { Account__c: accountId, Consent_Type__c: 'Paperless', Action__c: 'Given' },
    orderedBy: ['-Given_At__c'],
  })
  return consent?.id ?? null
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
