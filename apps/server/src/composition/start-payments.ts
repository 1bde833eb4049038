import {
  createNoPayments,
  createProcessorClient,
  createStripePayments,
  type DemoProcessor,
  type PaymentsPort,
  startDemoProcessor,
} from '@porchlight/providers/payments'
import type pg from 'pg'
import { hostCheck } from '../http/host-check'
import type { Settings } from '../settings/read-settings'
import type { ReachFaultPoint } from './fault-points'
import { installationSecret } from './installation-secret'

/** Where the processor posts its events. */
export const paymentWebhookPath = '/webhooks/payments'

/** The port to the payment processor, and the stand-in if the settings name it. */
export interface Payments {
  readonly port: PaymentsPort
  readonly standIn: DemoProcessor | null
  close(): Promise<void>
}

/**
 * Connects to the payment processor, or starts the stand-in in this process; connects to neither when payments are
 * switched off.
 */
export async function startPayments(
  settings: Settings,
  pool: pg.Pool,
  world: { readonly now: () => Date; readonly reached?: ReachFaultPoint | undefined },
): Promise<Payments> {
  if (settings.payments.kind === 'off') {
    return { port: createNoPayments(), standIn: null, close: async () => undefined }
  }
  if (settings.payments.kind === 'stripe') {
    const port = await createStripePayments({ ...settings.payments, ...world })
    return { port, standIn: null, close: async () => undefined }
  }
  const apiKey = await installationSecret(pool, settings, 'payment-processor')
  const webhookSecret = await installationSecret(pool, settings, 'payment-news')
  const start = (port: number) =>
    startDemoProcessor({
      pool,
      apiKey,
      webhookSecret,
      webhookAddress: `http://127.0.0.1:${settings.port}${paymentWebhookPath}`,
      now: world.now,
      port,
      // We call it by this machine's own name, whatever hosts customers use.
      isKnownHost: hostCheck({ listed: settings.allowedHosts, loopback: true }),
    })
  // Another demo may already use the next port; any other port works as well.
  const standIn = await start(settings.payments.port).catch(() => start(0))
  const port = createProcessorClient({
    origin: standIn.origin,
    apiKey,
    webhookSecrets: [webhookSecret],
    now: world.now,
    reached: world.reached,
  })
  return { port, standIn, close: () => standIn.close() }
}
