import type { MethodContext } from '../define/method'
import { countAttempt, countFromAddress, giveBackFromAddress } from '../limits/count-attempt'

/** What is looked up, without what people type around it; `zip` is empty when none was typed. */
export interface LookUpPair {
  readonly number: string
  readonly zip: string
}

/**
 * Reads the pair that was typed and counts the look-up (abuse case A02), before anything is read: per client
 * address, per number, per ZIP code and in all. `rateLimited` beyond a limit. All look-ups share the counts.
 */
export async function countLookUp(
  context: MethodContext,
  asked: { readonly identifier: string; readonly zipCode: string },
): Promise<LookUpPair> {
  const number = asked.identifier.replace(/[\s\p{Cc}]/gu, '')
  const zip = /^\s*(\d{5})(-?\d{4})?\s*$/.exec(asked.zipCode)?.[1] ?? ''
  await countFromAddress(context, 'lookUpFromAddress')
  await countAttempt(context, 'lookUpOfNumber', number)
  await countAttempt(context, 'lookUpOfZip', zip)
  await countAttempt(context, 'lookUpOfAll', '')
  return { number, zip }
}

/** Takes back what only misses are counted in, because the look-up found something. */
export async function giveBackLookUp(context: MethodContext, { zip }: LookUpPair): Promise<void> {
  await giveBackFromAddress(context, 'lookUpFromAddress')
  await context.identity.giveBackAttempt('lookUpOfZip', zip)
  await context.identity.giveBackAttempt('lookUpOfAll', '')
}
