import { type ErrorKey, fail } from '@porchlight/errors'
import type { OneTimePurpose, OneTimeTokenState } from '@porchlight/identity'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { countFromAddress } from '../limits/count-attempt'

/** The error for a link that opens nothing, by the state of the link. */
type LinkErrors = Readonly<Record<Exclude<OneTimeTokenState['state'], 'valid'>, ErrorKey>>

/** What a link is for that a form uses up. */
type FormPurpose = Exclude<OneTimePurpose, 'mailChoice'>

const linkErrors: Readonly<Record<FormPurpose, LinkErrors>> = {
  registration: {
    expired: 'linkExpired',
    used: 'linkUsed',
    superseded: 'linkNotLatest',
    unknown: 'registrationNotVerified',
  },
  passwordReset: {
    expired: 'resetLinkExpired',
    used: 'linkUsed',
    superseded: 'linkNotLatest',
    unknown: 'linkNotLatest',
  },
  emailVerification: {
    expired: 'emailLinkExpired',
    used: 'linkUsed',
    superseded: 'linkNotLatest',
    unknown: 'linkNotLatest',
  },
  emailChangeUndo: {
    expired: 'emailLinkExpired',
    used: 'linkUsed',
    superseded: 'linkNotLatest',
    unknown: 'linkNotLatest',
  },
  secondFactorUndo: {
    expired: 'emailLinkExpired',
    used: 'linkUsed',
    superseded: 'linkNotLatest',
    unknown: 'linkNotLatest',
  },
  orderTask: {
    expired: 'linkExpired',
    used: 'linkUsed',
    superseded: 'linkNotLatest',
    unknown: 'orderNotFound',
  },
  guestMessage: {
    expired: 'linkExpired',
    used: 'linkUsed',
    superseded: 'linkNotLatest',
    unknown: 'linkNotLatest',
  },
  guestConversation: {
    expired: 'linkExpired',
    used: 'linkUsed',
    superseded: 'linkNotLatest',
    unknown: 'linkNotLatest',
  },
}

/** What using a link in that state would meet; null when it is good. */
export function linkProblem(purpose: FormPurpose, state: OneTimeTokenState['state']): ErrorKey | null {
  return state === 'valid' ? null : linkErrors[purpose][state]
}

/** A link that is good for one use. */
export interface OpenLink {
  readonly subjectId: string
  /** Uses it up; of parallel calls one passes, the others fail like a link that was used before. */
  readonly use: () => Promise<void>
}

/**
 * Returns the link that this browser opened. Reading it changes nothing; a link of another purpose or brand counts as
 * unknown. Fails with the wording of the specification (section 8) when the link opens nothing.
 */
export async function openLink(context: MethodContext, purpose: FormPurpose): Promise<OpenLink> {
  await countFromAddress(context, 'linkFromAddress')
  const token = context.linkToken
  const expected = { purpose, brand: context.hostBrand }
  if (token === null) throw fail(linkErrors[purpose].unknown)
  const refuse = ({ state }: OneTimeTokenState): void => {
    const problem = linkProblem(purpose, state)
    if (problem !== null) throw fail(problem)
  }
  const found = await context.identity.lookAtOneTimeToken(token, expected)
  if (found.state !== 'valid') throw fail(linkErrors[purpose][found.state])
  return {
    subjectId: found.subjectId,
    use: async () => refuse(await context.identity.useOneTimeToken(token, expected)),
  }
}
