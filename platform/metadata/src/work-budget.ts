import { fail } from '@porchlight/errors'

/** One budget: how much of something a call may use, and what a client that needs more should do. */
export interface WorkBudget {
  readonly limit: number
  /** The unit, as written after a number: `31 joins`. */
  readonly counted: string
  readonly advice: string
}

/**
 * The work that one call of the data service may cause, each budget counted from the request alone: a call beyond one
 * is rejected with `beyondBudget` before its SQL is compiled. The widest layout of a stock object needs 6 joins and 40
 * fields; PostgreSQL plans 30 joins in some 50 ms and 200 in 2,500 ms (`docs/adr/0048-a-call-has-a-budget.md`).
 */
export const workBudgets = {
  joins: {
    limit: 30,
    counted: 'joins in one statement',
    advice: 'Name fields of fewer related records, or send several calls.',
  },
  pagedJoins: {
    limit: 90,
    counted: 'joins in the statement of a later page',
    advice: 'Sort by fewer fields, or name fields of fewer related records.',
  },
  fields: {
    limit: 200,
    counted: 'names in fields and optionalFields together',
    advice: 'Name fewer fields, or send several calls.',
  },
  orderings: { limit: 5, counted: 'names in sortBy', advice: 'Sort by fewer fields.' },
  conditions: {
    limit: 100,
    counted: 'conditions and groups in a where',
    advice: 'Use in instead of many eq, or send several calls.',
  },
  comparedValues: {
    limit: 2_000,
    counted: 'compared values in a where',
    advice: 'Send several calls, each with some of the values.',
  },
  whereCharacters: {
    limit: 64_000,
    counted: 'characters in a where',
    advice: 'Send several calls, each with some of the conditions.',
  },
  rows: {
    limit: 2_000,
    counted: 'records in all lists of a call',
    advice: 'Use smaller pages, or send several calls.',
  },
  cells: {
    limit: 100_000,
    counted: 'fields times records in a page',
    advice: 'Use a smaller page, or name fewer fields.',
  },
} as const satisfies Readonly<Record<string, WorkBudget>>

/** The name of a budget. */
export type WorkBudgetName = keyof typeof workBudgets

/** Fails with `beyondBudget`, naming the budget, its limit and what to do, when `count` exceeds the budget. */
export function keepWithinBudget(name: WorkBudgetName, count: number): void {
  const { limit, counted, advice } = workBudgets[name]
  if (count > limit) throw fail('beyondBudget', { count, counted, limit, advice })
}
