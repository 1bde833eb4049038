import type { MethodContext } from '@porchlight/server-methods/define/method'
import { choiceOf } from './mail-choice'

/**
 * Whose mails, and which group of them, the link is for that this browser opened; null where it opens nothing. It is not
 * used up, and one that ran out or was replaced still counts: the mail that it came with is still in a mailbox.
 */
export async function openChoice({
  identity,
  linkToken,
  hostBrand,
}: MethodContext): Promise<ReturnType<typeof choiceOf>> {
  const expected = { purpose: 'mailChoice', brand: hostBrand } as const
  const found = await identity.lookAtOneTimeToken(linkToken ?? '', expected)
  return found.state === 'unknown' ? null : choiceOf(found.subjectId)
}
