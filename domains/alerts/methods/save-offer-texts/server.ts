import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { findAlertsState } from '../../operations/alerts-state'
import { offerTextsVersion, setOfferTexts } from '../../operations/offer-texts'
import { saveOfferTextsContract } from './contract'

const handle = handleCall(saveOfferTextsContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInCustomer(context)
  const language = body.language === 'es' ? 'es' : 'en'
  const { contactId } = viewer
  if (body.offers !== 'yes') {
    await setOfferTexts(context, { contactId, language, isWanted: false })
    return { body: { location: '/alerts?saved' } }
  }
  const { step, number, customer } = await findAlertsState(context, viewer)
  // Only a verified number, and only the text that was shown: agreeing to another would prove nothing.
  if (step !== 'on' || number === null || body.offersVersion !== offerTextsVersion) throw fail('notFound')
  const { brand } = customer
  await setOfferTexts(context, { contactId, language, isWanted: true, brand, number: number.national })
  return { body: { location: '/alerts?saved' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
