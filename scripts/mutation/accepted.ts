/** A change that no test sees, and why that is right. */
export interface AcceptedMutant {
  readonly path: string
  /** The whole line, without the blanks around it. */
  readonly line: string
  /** What is done to it, as the report says it. */
  readonly change: string
  readonly reason: string
}

/** Changes that make no difference which anybody could see. One that a test sees after all has to leave this list. */
export const acceptedMutants: readonly AcceptedMutant[] = [
  {
    path: 'platform/data-service/src/network/request-queue.ts',
    line: 'if (first === undefined || gathering === undefined || gathering === null) return',
    change: '|| → &&',
    reason: 'Only requests of an adapter that gathers come here; the condition tells the compiler so.',
  },
  ...['< → <=', '0 → 1'].map((change) => ({
    path: 'domains/ledger/rules/billing-report.ts',
    line: 'if (reductionCents < 0)',
    change,
    reason: 'Where billing says neither more nor less, no line follows either way: all amounts are 0.',
  })),
]
