import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { requireOffered } from '../../../customer-service/operations/read-brand-features'
import { actingBrand } from '../../../customers/operations/person/acting-brand'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { countRequestedText } from '../../../customers/operations/texts/count-text'
import { isStopped } from '../../../customers/operations/texts/stopped-numbers'
import { textableNumber } from '../../../customers/operations/texts/textable-number'
import { findAlertsState } from '../../operations/alerts-state'
import { sendAlertCodeContract } from './contract'
import { sendNumberCode } from './job'

const handle = handleCall(sendAlertCodeContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInCustomer(context)
  const { contactId } = viewer
  const number = textableNumber(body.mobilePhone)
  if (number === null) throw fieldError('invalidPhone', 'mobilePhone')
  const brand = await actingBrand(context)
  const { step } = await findAlertsState(context, viewer)
  if (step !== 'on') await requireOffered(context, brand, 'textAlerts')
  await context.engine.inOneTransaction(async (_engine, connection) => {
    if (await isStopped(connection, number.international)) throw fieldError('numberStopped', 'mobilePhone')
    await countRequestedText(context, number, contactId, connection)
    const { id } = await context.identity.offerPhoneCode(contactId, number.international, connection)
    const language = body.language === 'es' ? 'es' : 'en'
    const payload = { contactId, offerId: id, language, brand }
    await context.enqueue(sendNumberCode.name, payload, { key: id, within: connection })
  })
  return { body: { location: '/alerts?code' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
