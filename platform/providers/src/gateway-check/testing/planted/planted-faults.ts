import { billingFaults } from './billing-faults'
import { callFaults } from './call-faults'
import { marketFaults } from './market-faults'
import { personFaults } from './person-faults'
import type { PlantedFault } from './planted-fault'
import { wireFaults } from './wire-faults'

/** One fault in each of these gateways. */
export const plantedFaults: readonly PlantedFault[] = [
  ...wireFaults,
  ...billingFaults,
  ...marketFaults,
  ...callFaults,
  ...personFaults,
]
