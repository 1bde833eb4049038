import { fail } from '@porchlight/errors'
import type { Queryable } from '@porchlight/jobs'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import type { LimitName } from '../limits/attempt-limits'
import { countAttempt, isWithinLimit } from '../limits/count-attempt'
import { prefixOf, type TextableNumber } from './textable-number'

/** What counts texts. */
type Counter = Pick<MethodContext, 'identity' | 'alarm'>

/**
 * Counts a requested text (abuse case A25): one a minute and three a day to a number, ten a day to a
 * person; `rateLimited` beyond that. Where one area code and exchange, or all numbers together, get more than any day
 * brings, texts are held back and operators are alerted; `textsUnavailable` then. `within` is the transaction that
 * enqueues the text.
 */
export async function countRequestedText(
  counter: Counter,
  number: TextableNumber,
  personId: string,
  within: Queryable,
): Promise<void> {
  await countAttempt(counter, 'textEachMinute', number.international, within)
  await countAttempt(counter, 'textToNumber', number.international, within)
  await countAttempt(counter, 'textOfPerson', personId, within)
  if (!(await isWithinBudgets(counter, number, within))) throw fail('textsUnavailable')
}

/** Counts a reply to a text that a number sent us; returns whether it may be sent. */
export async function mayAnswer(
  counter: Counter,
  number: TextableNumber,
  within: Queryable,
): Promise<boolean> {
  return (
    (await isWithinLimit(counter, 'textAnswerToNumber', number.international, within)) &&
    (await isWithinBudgets(counter, number, within))
  )
}

async function isWithinBudgets(
  counter: Counter,
  number: TextableNumber,
  within: Queryable,
): Promise<boolean> {
  const prefix = prefixOf(number)
  return (
    (await isWithinBudget(counter, 'textToPrefix', prefix, within)) &&
    (await isWithinBudget(counter, 'textToAll', 'all', within))
  )
}

async function isWithinBudget(
  counter: Counter,
  budget: Extract<LimitName, 'textToPrefix' | 'textToAll'>,
  key: string,
  within: Queryable,
): Promise<boolean> {
  if (await isWithinLimit(counter, budget, key, within)) return true
  // Not in the transaction, which the refusal undoes: once an hour is enough to alert an operator.
  const { allowed } = await counter.identity.countAttempt('textAlarm', `${budget} ${key}`, alarmLimit)
  if (allowed) counter.alarm('texts.budget-used-up', { budget, prefix: key })
  return false
}

const alarmLimit = { limit: 1, windowMs: 3_600_000 }
