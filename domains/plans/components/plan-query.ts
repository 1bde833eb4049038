import { readTypedZip, type TypedZip } from '../../utilities/components/zip-code/typed-zip'
import type { ChosenUse } from './plan'

export const termChoices = ['any', 'monthly', 'short', 'long'] as const
export const rateChoices = ['any', 'fixed', 'variable', 'indexed'] as const

/** The maximum number of plans side by side: what fits on a phone. */
export const mostCompared = 3

/** What the address of a page about plans requests. */
export interface PlanQuery extends TypedZip {
  /** `own`, kWh or therms a month, or null when the page is to choose. */
  readonly use: 'own' | number | null
  /** What was typed in place of an amount; null when it was one, or nothing. */
  readonly wrongAmount: string | null
  readonly utilityId: string | null
  readonly accountId: string | null
  /** Whether plans are looked for that are for another home than the account's. */
  readonly isOtherHome: boolean
  /** Plans without a term, of up to a year, or of more. */
  readonly term: (typeof termChoices)[number]
  readonly rate: (typeof rateChoices)[number]
  /** Only plans from renewable sources alone. */
  readonly green: boolean
  /** Only plans that cost nothing to leave. */
  readonly noFee: boolean
}

/** Reads the query of an address. What it does not understand is as if it were not there. */
export function readPlanQuery(search: URLSearchParams): PlanQuery {
  const typedAmount = (search.get('amount') ?? '').trim()
  // A typed value takes precedence over a chosen one.
  const typedUse = typedAmount === '' ? (search.get('use') ?? '').trim() : typedAmount
  const amount = readAmount(typedUse)
  return {
    ...readTypedZip(search),
    use: amount ?? (typedUse === 'own' ? 'own' : null),
    wrongAmount: amount === null && typedAmount !== '' ? typedAmount : null,
    utilityId: recordIdOf(search.get('utility')),
    accountId: recordIdOf(search.get('account')),
    isOtherHome: search.get('home') === 'other',
    term: termChoices.find((choice) => choice === search.get('term')) ?? 'any',
    rate: rateChoices.find((choice) => choice === search.get('rate')) ?? 'any',
    green: search.get('green') === '1',
    noFee: search.get('nofee') === '1',
  }
}

/** The query, with its `?`, of an address that requests `query`; empty when it requests nothing. */
export function writePlanQuery(query: PlanQuery, plans: readonly string[] = []): string {
  const search = new URLSearchParams()
  const given = {
    zip: query.zip,
    utility: query.utilityId,
    use: query.use,
    term: query.term === 'any' ? null : query.term,
    rate: query.rate === 'any' ? null : query.rate,
    green: query.green ? 1 : null,
    nofee: query.noFee ? 1 : null,
    account: query.accountId,
    home: query.isOtherHome ? 'other' : null,
  }
  for (const [name, value] of Object.entries(given)) if (value !== null) search.set(name, String(value))
  for (const plan of plans) search.append('plan', plan)
  return search.size === 0 ? '' : `?${search}`
}

/** The uses of the facts label: kWh or therms a month. The middle one is where a page begins. */
export const labelUses = { Electricity: [500, 1000, 2000], Gas: [20, 50, 100] } as const

/**
 * The use that a page compares plans at: what its address requests, else the account's own, else the middle use of the
 * facts label. A label use of the other commodity stems from another search.
 */
export function chooseUse({ use }: PlanQuery, commodity: 'Electricity' | 'Gas', hasOwn: boolean): ChosenUse {
  const isOf = (uses: readonly number[]) => typeof use === 'number' && uses.includes(use)
  const isForeign =
    isOf(labelUses[commodity === 'Gas' ? 'Electricity' : 'Gas']) && !isOf(labelUses[commodity])
  if (typeof use === 'number' && !isForeign) return { kind: 'amount', amount: use }
  return hasOwn ? { kind: 'own' } : { kind: 'amount', amount: labelUses[commodity][1] }
}

/** A whole amount from 1 to 99,999, with or without the comma of thousands. */
function readAmount(text: string): number | null {
  const amount = /^(\d{1,5}|\d{1,2},\d{3})$/.test(text) ? Number(text.replace(',', '')) : 0
  return amount > 0 ? amount : null
}

function recordIdOf(value: string | null): string | null {
  return value !== null && /^[0-9A-Za-z]{15}([0-9A-Za-z]{3})?$/.test(value) ? value : null
}
