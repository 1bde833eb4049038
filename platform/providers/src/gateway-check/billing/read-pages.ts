import { type BillingPage, BillingPageSchema, type BillingPort } from '../../billing'
import type { Verdict } from '../check-run'
import { answerFault, type GatewayCalls } from '../gateway-calls'
import type { Exchange } from '../recorded-fetch'
import type { Fault } from '../report'
import { billingRules } from '../rules'

/** A page as it was read. */
export interface ReadPage {
  readonly since: string | null
  readonly page: BillingPage
  readonly exchange: Exchange
}

/** The maximum number of pages read; a test installation has fewer. */
const mostPages = 200

/** Reads one page with the real client, or returns what is wrong with it. */
export async function readPage(
  calls: GatewayCalls,
  billing: BillingPort,
  since: string | null,
): Promise<ReadPage | Fault> {
  const { exchange, answer } = await calls.call(() => billing.changesSince(since))
  const fault = answerFault(calls, exchange, { schema: BillingPageSchema, says: billingRules })
  if (fault !== null) return fault
  if (answer !== null) return { since, page: answer.value, exchange }
  return {
    problem: 'The client does not take the answer to GET /changes.',
    ...calls.written(exchange),
    says: 'The form of the answer is in this section.',
    section: exchange.call,
    mend: 'Send the answer as the document describes it.',
  }
}

/** Reads all pages from the first to the last into `pages`, as the import does. */
export async function readOn(calls: GatewayCalls, billing: BillingPort, pages: ReadPage[]): Promise<Verdict> {
  const positions = new Set<string>()
  for (;;) {
    const last = pages.at(-1)
    if (last === undefined || !last.page.more) return null
    const { position, changes } = last.page
    const wrong = (problem: string, mend: string): Fault => ({
      problem,
      ...calls.written(last.exchange),
      says: billingRules.moreHasChanges,
      section: 'Rules',
      mend,
    })
    if (changes.length === 0) {
      return wrong(
        'A page has no changes and says that there is more.',
        'Fill the page, or say `more: false` where nothing is left.',
      )
    }
    if (position === last.since || positions.has(position)) {
      return wrong(
        'The position of a page leads back to a page that was read before: the import would never end.',
        'Give as `position` the place behind the last change of the page.',
      )
    }
    if (pages.length >= mostPages) return { skipped: `It has more than ${mostPages} pages.` }
    positions.add(position)
    const next = await readPage(calls, billing, position)
    if (!('page' in next)) return next
    pages.push(next)
  }
}
