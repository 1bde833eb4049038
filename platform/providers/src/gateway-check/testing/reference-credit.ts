import type { CreditApplication } from '../../credit'
import { type Answer, type Call, type PlantedWire, startReferenceServer } from './reference-server'

/** The faults of a credit gateway. */
export interface PlantedCredit extends PlantedWire {
  readonly forgetsChecks?: boolean
  readonly decision?: object
  readonly refusesMissingNumbers?: boolean
}

/** A credit gateway that follows the document, except for planted faults. */
export function startReferenceCredit(planted: PlantedCredit) {
  const decided = new Map<string, object>()
  let count = 0
  const handle = ({ body }: Call): Answer => {
    const { requestId, numberLastFour } = body as CreditApplication
    if (numberLastFour === null && planted.refusesMissingNumbers === true) return { status: 422 }
    count += 1
    const dollars = planted.forgetsChecks === true ? 150 + count : 150
    const decision = decided.get(requestId) ??
      planted.decision ?? { kind: 'depositRequired', dollars, identity: 'confirmed' }
    if (planted.forgetsChecks !== true) decided.set(requestId, decision)
    return { status: 200, body: decision }
  }
  return startReferenceServer(handle, planted)
}
