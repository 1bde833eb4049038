import type { AcceptedMutant } from './accepted/accepted-mutant'
import { ofTheClient } from './accepted/client'
import { ofDeposits } from './accepted/deposits'
import { ofTheEngine } from './accepted/engine'
import { ofIdentity } from './accepted/identity'
import { ofObjects } from './accepted/objects'
import { ofPayments } from './accepted/payments'
import { ofUsage } from './accepted/usage'

/** Changes that make no observable difference. One that a test detects after all has to leave this list. */
export const acceptedMutants: readonly AcceptedMutant[] = [
  ...ofTheClient,
  ...ofTheEngine,
  ...ofIdentity,
  ...ofDeposits,
  ...ofObjects,
  ...ofPayments,
  ...ofUsage,
]
