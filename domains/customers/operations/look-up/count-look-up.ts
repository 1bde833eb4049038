import { addressKey, widestNetworkKey } from '@porchlight/identity'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { attemptLimits, type LimitName } from '../limits/attempt-limits'
import { countAttempt, countFromAddress, giveBackFromAddress, isWithinLimit } from '../limits/count-attempt'

/** What is looked up, without what people type around it; `zip` is empty when none was typed. */
export interface LookUpPair {
  readonly number: string
  readonly zip: string
}

/** A look-up that was counted, with the counts to take back when it succeeds. */
export interface CountedLookUp extends LookUpPair {
  readonly counts: readonly { readonly name: LimitName; readonly key: string }[]
}

/**
 * Reads the pair that was typed and counts the look-up (abuse case A02) before anything is read: per client address and
 * network, per number and per ZIP code; `rateLimited` beyond a limit. All look-ups share the counts. No count is one
 * that strangers can use up for everyone (`docs/adr/0049-limits-are-for-those-who-guess.md`).
 */
export async function countLookUp(
  context: MethodContext,
  requested: { readonly identifier: string; readonly zipCode: string },
): Promise<CountedLookUp> {
  const number = requested.identifier.replace(/[\s\p{Cc}]/gu, '')
  const zip = /^\s*(\d{5})(-?\d{4})?\s*$/.exec(requested.zipCode)?.[1] ?? ''
  await countFromAddress(context, 'lookUpFromAddress')
  const ofNumber = await countOfNumber(context, number)
  const ofZip = await countOfZip(context, zip)
  const ofAll = await countOfAll(context)
  return { number, zip, counts: [...ofNumber, ...ofZip, ...ofAll] }
}

/**
 * Takes back what only misses are counted in, because the look-up found something, and remembers where it came from.
 */
export async function giveBackLookUp(context: MethodContext, look: CountedLookUp): Promise<void> {
  const { identity } = context
  await giveBackFromAddress(context, 'lookUpFromAddress')
  for (const { name, key } of look.counts) await identity.giveBackAttempt(name, key)
  await isWithinLimit(context, 'lookUpKnown', knownKey(context, look.number))
}

type Counts = CountedLookUp['counts']

/**
 * An address that was once right about a number retains its own small budget of misses for it, regardless of what
 * others have used up.
 */
async function countOfNumber(context: MethodContext, number: string): Promise<Counts> {
  const fromNetwork = `${number} ${widestNetworkKey(context.clientAddress)}`
  await countAttempt(context, 'lookUpOfNumberFromNetwork', fromNetwork)
  const counts: Counts = [{ name: 'lookUpOfNumberFromNetwork', key: fromNetwork }]
  const { windowMs } = attemptLimits.lookUpKnown
  if (await context.identity.hasAttempt('lookUpKnown', knownKey(context, number), windowMs)) return counts
  await countAttempt(context, 'lookUpOfNumber', number)
  return [...counts, { name: 'lookUpOfNumber', key: number }]
}

/** Where a ZIP code is being enumerated, a person who has not missed there yet still has one look-up. */
async function countOfZip(context: MethodContext, zip: string): Promise<Counts> {
  if (await isWithinLimit(context, 'lookUpOfZip', zip)) return [{ name: 'lookUpOfZip', key: zip }]
  const key = `${zip} ${widestNetworkKey(context.clientAddress)}`
  await countAttempt(context, 'lookUpOfZipFromNetwork', key)
  return [{ name: 'lookUpOfZipFromNetwork', key }]
}

async function countOfAll(context: MethodContext): Promise<Counts> {
  if (await isWithinLimit(context, 'lookUpOfAll', '')) return [{ name: 'lookUpOfAll', key: '' }]
  if (await isWithinLimit(context, 'lookUpAlarm', '')) {
    const { limit, windowMs } = attemptLimits.lookUpOfAll
    context.alarm('look-ups.many-misses', { misses: limit, minutes: windowMs / 60_000 })
  }
  return []
}

function knownKey({ clientAddress }: MethodContext, number: string): string {
  return `${number} ${addressKey(clientAddress)}`
}
