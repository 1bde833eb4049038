import { mailboxKey } from '@porchlight/identity'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { chooseAddress } from '@porchlight/server-methods/form/choose-address'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import type { BodyOf } from '@porchlight/ui-api/contract'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countFromAddress, isWithinLimit } from '../../../customers/operations/limits/count-attempt'
import { requestMail } from '../../../customers/operations/mail/request-mail'
import { readPhone } from '../../../customers/operations/person/read-phone'
import { type GuestWords, storeGuestMessage } from '../../operations/guest/guest-messages'
import { sendGuestMessageContract } from './contract'
import { sendGuestMessageLink } from './job'

/**
 * Whether the address is that of a customer is not looked up. A mailbox that has reached its daily limit gets no mail,
 * and the response does not reveal that: it would disclose what others wrote to it (abuse case A26).
 */
const handle = handleCall(sendGuestMessageContract, async ({ body }, context: MethodContext) => {
  const words = await readWords(context, body)
  await countFromAddress(context, 'mailFormFromAddress')
  await countFromAddress(context, 'guestMessageFromAddress')
  await context.engine.inOneTransaction(async (_engine, within) => {
    if (!(await isWithinLimit(context, 'guestMessageOfMailbox', mailboxKey(words.email), within))) return
    const message = { brand: context.hostBrand, language: context.viewer.language, words }
    const messageId = await storeGuestMessage(within, message, context.now())
    await requestMail(context, sendGuestMessageLink.name, { messageId }, words.email, within)
  })
  return { body: { location: '/messages/guest?sent' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

async function readWords(
  context: MethodContext,
  body: BodyOf<typeof sendGuestMessageContract>,
): Promise<GuestWords> {
  requireFields(body, ['firstName', 'lastName', 'email', 'Subject', 'Description'])
  const phone = readPhone(body.phone ?? '')
  if (phone === 'invalid') throw fieldError('invalidPhone', 'phone')
  const entered = body.email.normalize('NFKC').trim().toLowerCase()
  const number = body.number?.trim() ?? ''
  return {
    type: body.Type,
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    email: await chooseAddress(context.emailRisk, entered, body.riskChoice ?? '', 'email'),
    phone,
    number: number === '' ? null : number,
    subject: body.Subject.trim(),
    description: body.Description,
  }
}
