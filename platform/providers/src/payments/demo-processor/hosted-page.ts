import type { PaymentMethodKind } from '../payments-port'

/** What every page that customers are sent to shows, and where it leads back to. */
export interface HostedPage {
  readonly description: string
  readonly methods: readonly PaymentMethodKind[]
  readonly returnAddress: string
  readonly language: 'en' | 'es'
  readonly name: string
  readonly colour: string
}
