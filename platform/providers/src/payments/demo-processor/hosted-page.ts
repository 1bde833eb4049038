import type { PaymentMethodKind } from '../payments-port'

/** The contents of every page that customers are redirected to, and the address that it returns to. */
export interface HostedPage {
  readonly description: string
  readonly methods: readonly PaymentMethodKind[]
  readonly returnAddress: string
  readonly language: 'en' | 'es'
  readonly name: string
  readonly colour: string
}
