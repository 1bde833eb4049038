import { type BillingChange, BillingChangeSchema, createHttpBilling } from '../../billing'
import type { CheckRun, Verdict } from '../check-run'
import type { CheckSetup } from '../check-setup'
import type { GatewayCalls } from '../gateway-calls'
import { billingRules } from '../rules'
import { shapeProblem } from '../shape-problem'
import { shown } from '../written'
import { type ReadPage, readOn, readPage } from './read-pages'

/** How many positions are reread: enough to see whether they return the same. */
const mostReadAgain = 3

/** Checks the changes of the billing system, page by page, and returns the pages. */
export async function checkChanges(
  run: CheckRun,
  calls: GatewayCalls,
  { data, billLines }: CheckSetup,
): Promise<readonly ReadPage[]> {
  const billing = createHttpBilling(calls.service)
  const pages: ReadPage[] = []
  const wrong = (page: ReadPage | undefined, problem: string, says: string, mend: string): Verdict => ({
    problem,
    ...(page === undefined ? { sent: '', came: '' } : calls.written(page.exchange)),
    says,
    section: 'Rules',
    mend,
  })
  await run.check({ id: 'first-page', title: 'The first page of changes has the right form' }, async () => {
    const first = await readPage(calls, billing, null)
    if (!('page' in first)) return first
    pages.push(first)
    return null
  })
  await run.check({ id: 'pages', title: 'Pages lead to the end', needs: ['first-page'] }, () =>
    readOn(calls, billing, pages),
  )
  await run.check({ id: 'changes', title: 'Changes have the right form', needs: ['first-page'] }, () => {
    const found = pages.flatMap((page) =>
      page.page.changes.flatMap((change, index) => {
        const problem = shapeProblem(BillingChangeSchema, change, `changes[${index}]`)
        return problem === null ? [] : [{ page, ...problem }]
      }),
    )
    const [first] = found
    if (first === undefined) return null
    const { page, path, expected, came } = first
    const others = found.length === 1 ? '' : ` The same or another fault is in ${found.length - 1} more.`
    return {
      problem: `In a page of changes, ${path} is not as agreed: expected ${expected}, came ${came}.${others}`,
      ...calls.written(page.exchange),
      says: billingRules.otherForm,
      section: 'Rules',
      mend: `Send ${path.replace(/^changes\[\d+\]\.?/, '')} as ${expected}.`,
    }
  })
  const changes = () => pages.flatMap(({ page }) => page.changes as BillingChange[])
  const pageOf = (change: BillingChange) => pages.find(({ page }) => page.changes.includes(change))

  await run.check({ id: 'once', title: 'Every change comes once', needs: ['pages', 'changes'] }, () => {
    const last = new Map<string, string>()
    for (const change of changes()) {
      const text = JSON.stringify(change)
      if (last.get(keyOf(change)) === text) {
        return wrong(
          pageOf(change),
          `A change comes twice: ${keyOf(change)}.`,
          billingRules.everyChange,
          'Give each change one place in the order, and begin a page behind the last change of the one before.',
        )
      }
      last.set(keyOf(change), text)
    }
    return null
  })
  await run.check({ id: 'complete', title: 'No change is left out', needs: ['once'] }, () => {
    const numbers = new Set(
      changes().flatMap((change) => (change.kind === 'bill' ? [change.billNumber] : [])),
    )
    const missing = data.billing.billNumbers.filter((number) => !numbers.has(number))
    if (missing.length === 0) return null
    return wrong(
      pages.at(-1),
      `Of the bills of the test data, ${missing.join(', ')} did not come.`,
      billingRules.everyChange,
      'Begin a page behind the last change of the one before and not a place further; or name the bills of your test account in the test data.',
    )
  })
  await run.check(
    { id: 'account-first', title: 'Accounts come before their bills', needs: ['complete'] },
    () => {
      const known = new Set<string>()
      for (const change of changes()) {
        if (known.has(change.accountNumber)) continue
        if (change.kind === 'account' && change.opening !== null) {
          known.add(change.accountNumber)
          continue
        }
        return wrong(
          pageOf(change),
          change.kind === 'account'
            ? 'An account comes for the first time without `opening`.'
            : `${change.kind === 'bill' ? 'A bill comes' : 'Intervals come'} before the account that they belong to.`,
          billingRules.accountFirst,
          'Begin with the account, and say in `opening` whose it is and where.',
        )
      }
      return null
    },
  )
  await run.check({ id: 'lines', title: 'Lines of bills are known', needs: ['complete'] }, () => {
    for (const change of changes()) {
      for (const { type, unit } of change.kind === 'bill' ? change.lines : []) {
        const isType = billLines.types.includes(type)
        if (isType && (unit === null || billLines.units.includes(unit))) continue
        const known = isType ? billLines.units : billLines.types
        return wrong(
          pageOf(change),
          `A bill has a line of the unknown ${isType ? `unit ${shown(unit ?? '')}` : `type ${shown(type)}`}.`,
          billingRules.knownLines,
          `Send one of ${known.join(', ')}.`,
        )
      }
    }
    return null
  })
  await run.check({ id: 'bills-add-up', title: 'Bills add up', needs: ['complete'] }, () => {
    const issued = new Map<string, string>()
    for (const change of changes()) {
      if (change.kind !== 'bill') continue
      const sum = change.lines.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0)
      if (sum !== Math.round(change.charges * 100)) {
        return wrong(
          pageOf(change),
          `The lines of bill ${change.billNumber} add up to ${(sum / 100).toFixed(2)}, and its charges are ${change.charges}.`,
          billingRules.linesAddUp,
          'Send every line, or correct the charges.',
        )
      }
      const content = JSON.stringify([change.charges, change.opening, change.accountNumber])
      if ((issued.get(change.billNumber) ?? content) !== content) {
        return wrong(
          pageOf(change),
          `Bill ${change.billNumber} comes again with another charge, opening or account.`,
          billingRules.linesAddUp,
          'Send a correction as a bill with a number of its own.',
        )
      }
      issued.set(change.billNumber, content)
    }
    return null
  })
  await run.check(
    { id: 'same-pages', title: 'The same position leads to the same changes', needs: ['complete'] },
    async () => {
      for (const before of pages.slice(0, mostReadAgain)) {
        const again = await readPage(calls, billing, before.since)
        if (!('page' in again)) return again
        const texts = again.page.changes.map((change) => JSON.stringify(change))
        if (before.page.changes.every((change, index) => JSON.stringify(change) === texts[index])) continue
        return wrong(
          again,
          before.since === null
            ? 'Read from the beginning again, the changes are others than before.'
            : 'Read from the same position again, the changes are others than before.',
          billingRules.samePages,
          'Store each change with its numbers once, and answer from there.',
        )
      }
      if (pages.length > 1) return null
      return {
        skipped:
          'There is one page alone: have more changes than one page holds, so that a position can be tried.',
      }
    },
  )
  await run.check({ id: 'end', title: 'The last position is the end', needs: ['complete'] }, async () => {
    const position = pages.at(-1)?.page.position ?? null
    const end = await readPage(calls, billing, position)
    if (!('page' in end)) return end
    if (end.page.changes.length === 0 && !end.page.more) return null
    return wrong(
      end,
      'The last position leads to changes again.',
      billingRules.end,
      'Give as `position` of the last page the place behind its last change, and answer an empty page there. If something has changed meanwhile, check again.',
    )
  })
  return pages
}

function keyOf(change: BillingChange): string {
  switch (change.kind) {
    case 'account':
      return `account ${change.accountNumber}`
    case 'bill':
      return `bill ${change.billNumber}`
    case 'intervals':
      return `intervals of ${change.accountNumber} on ${change.day}`
  }
}
