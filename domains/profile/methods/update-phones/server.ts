import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { update } from '@porchlight/server-methods/records/write'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { contactObject } from '../../../customers/objects/contact/object'
import { readPhone } from '../../../customers/operations/person/read-phone'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { updatePhonesContract } from './contract'

const handle = handleCall(updatePhonesContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInCustomer(context)
  const mobilePhone = readPhone(body.mobilePhone)
  const otherPhone = readPhone(body.otherPhone)
  const wrong = [
    ...(mobilePhone === 'invalid' ? ['mobilePhone'] : []),
    ...(otherPhone === 'invalid' ? ['otherPhone'] : []),
  ]
  if (wrong.length > 0) throw fieldError('invalidPhone', ...wrong)
  await update(context.engine, viewer, contactObject, viewer.contactId, {
    MobilePhone: mobilePhone,
    OtherPhone: otherPhone,
  })
  return { body: { location: '/profile?saved', mobilePhone, otherPhone } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
