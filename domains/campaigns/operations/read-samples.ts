import type { Language } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { maskEmail } from '../../customers/operations/person/mask-email'
import { channelsOf } from '../facts/campaign-values'
import { segmentsTaken } from '../rules/text-length'
import { readAudience } from './audience'
import { composeMail, composeText, previewMail, previewText } from './compose'
import { type Customer, postalAddressOf, readCustomer } from './read-customer'
import type { StoredCampaign } from './stored-campaign'

const sampleCount = 3

/**
 * How a campaign reads to the first of its customers, in both languages. The campaign was read as the viewer, so that these
 * are customers of a brand that they serve.
 */
export async function readSamples(context: MethodContext, campaign: StoredCampaign) {
  const { members } = await readAudience(context, campaign, '', sampleCount)
  const postalAddress = await postalAddressOf(context, campaign.Brand__c)
  const customers: Customer[] = []
  for (const { accountId } of members) {
    const customer = await readCustomer(context, accountId)
    if (customer !== null) customers.push(customer)
  }
  return customers.map((customer) => ({
    contactId: customer.contactId,
    name: customer.name,
    email: customer.email === null ? null : maskEmail(customer.email),
    phone: customer.mobilePhone === null ? null : `•••• ${customer.mobilePhone.slice(-4)}`,
    language: customer.language,
    en: wordsTo(context, campaign, customer, 'en', postalAddress),
    es: wordsTo(context, campaign, customer, 'es', postalAddress),
  }))
}

function wordsTo(
  context: MethodContext,
  campaign: StoredCampaign,
  customer: Customer,
  language: Language,
  postalAddress: string,
) {
  const channels = channelsOf[campaign.Channel__c]
  const mail = channels.includes('Email')
    ? previewMail(composeMail(context, campaign, customer, language, postalAddress)).text
    : null
  const text = channels.includes('Text')
    ? previewText(composeText(context, campaign, customer, language))
    : null
  return {
    subject: language === 'es' ? campaign.Subject_ES__c : campaign.Subject__c,
    mail,
    text,
    segments: text === null ? 0 : segmentsTaken(text),
  }
}
