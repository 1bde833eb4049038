import { fail, isPorchlightError } from '@porchlight/errors'
import { update } from '@porchlight/server-methods/records/write'
import { contactObject } from '../../../customers/objects/contact/object'
import { userObject } from '../../../customers/objects/user/object'
import type { LoginUser } from '../../../customers/operations/person/login-user'
import type { RecordReader } from '../../../customers/operations/person/record-reader'

/**
 * Makes `email` the address that the user signs in with and is written to. The login comes first: it holds the
 * constraint that one address has one login, so that of two who claim an address one gets it. Doing it again
 * changes nothing, which is how a change that broke off is completed.
 *
 * @throws emailExists when another login has the address
 */
export async function setLoginEmail(
  { engine, systemViewer }: RecordReader,
  user: LoginUser,
  email: string,
): Promise<void> {
  try {
    await update(engine, systemViewer, userObject, user.userId, { Username: email, Email: email })
  } catch (error) {
    if (isPorchlightError(error, 'duplicateValue')) throw fail('emailExists', {}, { cause: error })
    throw error
  }
  if (user.contactId !== null) {
    await update(engine, systemViewer, contactObject, user.contactId, { Email: email, IsEmailBounced: false })
  }
}
