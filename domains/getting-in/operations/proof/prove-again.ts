import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { countAttempt } from '../../../customers/operations/limits/count-attempt'
import { findNeededProof } from './needed-proof'

/** What a form that requires a proof carries for it. */
interface GivenProof {
  readonly currentPassword?: string
  /** A code of the authenticator app, or a recovery code. */
  readonly code?: string
}

/**
 * Requires a signed-in person to prove again who they are, so that a session that was left open or stolen changes
 * nothing that grants access: by the password, and by the second factor of those who have one, unless it was proved in
 * this session within `recentProofMs` (ASVS 7.5.1). `requiredFieldMissing` names the fields that are due and empty;
 * `wrongPassword` where only the password is due; `wrongProof` is the same whichever of the two is wrong; `rateLimited`
 * after too many of those.
 */
export async function proveAgain(context: MethodContext, userId: string, given: GivenProof): Promise<void> {
  const { factor } = await findNeededProof(context, userId)
  await prove(context, userId, given, factor)
}

/**
 * Makes somebody who ends sign-ins prove it by the password, unless they proved who they are within `recentProofMs`
 * (ASVS 7.5.2). The errors are those of `proveAgain`.
 */
export async function proveUnlessRecent(
  context: MethodContext,
  userId: string,
  given: Pick<GivenProof, 'currentPassword'>,
): Promise<void> {
  const { password } = await findNeededProof(context, userId)
  if (password) await prove(context, userId, given, false)
}

async function prove(
  context: MethodContext,
  userId: string,
  { currentPassword = '', code = '' }: GivenProof,
  needsFactor: boolean,
): Promise<void> {
  requireFields({ currentPassword, code }, needsFactor ? ['currentPassword', 'code'] : ['currentPassword'])
  // Counted ahead of the comparison, so that parallel guesses stay within the limit.
  await countAttempt(context, 'passwordAgain', userId)
  const { identity } = context
  const isPassword = await identity.checkPassword(userId, currentPassword)
  if (!needsFactor) {
    if (!isPassword) throw fieldError('wrongPassword', 'currentPassword')
  } else if (!(await isCode(context, userId, isPassword ? code : ''))) {
    throw fieldError('wrongProof', 'currentPassword', 'code')
  }
  await identity.giveBackAttempt('passwordAgain', userId)
  await noteProof(context, needsFactor ? 'factor' : 'password')
}

/** A wrong password comes here with no code: a right code beside it is not used up, and the statements are the same. */
async function isCode({ identity }: MethodContext, userId: string, code: string): Promise<boolean> {
  return (await identity.verifyTotp(userId, code)) || (await identity.useRecoveryCode(userId, code))
}

async function noteProof({ identity, session }: MethodContext, proof: 'password' | 'factor'): Promise<void> {
  if (session.token !== null) await identity.noteProof(session.token, proof)
}
