import { isPorchlightError } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { create } from '@porchlight/server-methods/records/write'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { userObject } from '../../../customers/objects/user/object'
import { findLoginUserId } from '../../../customers/operations/person/login-user'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { asAdministrator } from '../../operations/staff/change-staff'
import { inviteByMail } from '../../operations/staff/invite-by-mail'
import { requireRoleBrand } from '../../operations/staff/role-brand'
import { inviteStaffContract } from './contract'

const handle = handleCall(inviteStaffContract, async ({ body }, context: MethodContext) => {
  signedInAdmin(context)
  requireFields(body, ['firstName', 'lastName', 'email'])
  const { role, language } = body
  const brand = requireRoleBrand(role, body.brand)
  const email = body.email.trim().toLowerCase()
  const userId = await asAdministrator(context, async (change) => {
    if ((await findLoginUserId({ ...context, engine: change.engine }, 'Username', email)) !== null)
      throw fieldError('userExists', 'email')
    const fields = {
      FirstName: body.firstName.trim(),
      LastName: body.lastName.trim(),
      Username: email,
      Email: email,
      Portal_Role__c: role,
      Served_Brand__c: brand,
      IsActive: true,
      LanguageLocaleKey: language === 'es' ? 'es_US' : 'en_US',
    } as const
    const id = await create(change.engine, change.viewer, userObject, fields).catch(rethrowAtField)
    await inviteByMail(context, change, id)
    return id
  })
  return { body: { userId } }
})

/** Rethrows the record's errors about an address at the form's field. */
function rethrowAtField(error: unknown): never {
  if (isPorchlightError(error, 'duplicateValue')) throw fieldError('userExists', 'email')
  const isUsernameError =
    isPorchlightError(error) && error.fieldErrors.some(({ field }) => field === 'Username')
  if (isUsernameError) throw fieldError('invalidEmail', 'email')
  throw error
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
