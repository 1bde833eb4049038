import type { DepositStatus } from './read-deposit'

/** The states in which we hold a deposit, whole or in part, and nothing is decided about it yet. */
export const heldByUs: readonly DepositStatus[] = ['Paid', 'Part_Paid']
