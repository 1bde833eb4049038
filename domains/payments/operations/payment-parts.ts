import type { Viewer } from '@porchlight/metadata'
import type { PaymentsPort } from '@porchlight/providers/payments'
import type { RecordEngine } from '@porchlight/record-engine'

/** What works on payments: records as the platform, and the processor. */
export interface PaymentParts {
  readonly engine: RecordEngine
  readonly payments: PaymentsPort
  readonly systemViewer: Viewer
  readonly now: () => Date
}
