import { type CallbackListener, listenForCallbacks } from '../callbacks/listen-for-callbacks'
import { checkGateway } from '../check-gateway'
import type { CheckSetup } from '../check-setup'
import type { GatewayReport } from '../report'
import { usualTestData } from '../test-data'
import { type PlantedBilling, startReferenceBilling } from './reference-billing'
import { type PlantedCredit, startReferenceCredit } from './reference-credit'
import { type PlantedIdentity, startReferenceIdentity } from './reference-identity'
import { type PlantedMarket, startReferenceMarket } from './reference-market'
import { gatewayToken } from './reference-server'

/** A gateway with its planted faults. */
export type PlantedGateway =
  | { readonly kind: 'billing'; readonly planted: PlantedBilling }
  | { readonly kind: 'market'; readonly planted: PlantedMarket }
  | { readonly kind: 'credit'; readonly planted: PlantedCredit }
  | { readonly kind: 'identity'; readonly planted: PlantedIdentity }

/** The secret that the reference gateways sign with. */
export const callbackSecret = 'callback-secret-of-the-tests'

/** How long the check waits for a response, and for what the gateway does asynchronously. */
export const testTimes = { timeoutMs: 2_000, waitMs: 1_500, pauseMs: 30 }

/** Starts the gateway, checks it with a listener for its calls, and returns the report. */
export async function checkPlanted(gateway: PlantedGateway): Promise<GatewayReport> {
  const now = () => new Date()
  const listener = await listenForCallbacks({ host: '127.0.0.1', port: 0, now })
  const server = await start(gateway, listener)
  const { timeoutMs, waitMs, pauseMs } = testTimes
  const setup: CheckSetup = {
    service: { baseUrl: server.baseUrl, bearerToken: gatewayToken, timeoutMs },
    data: usualTestData,
    callbacks: { listener, secrets: [callbackSecret] },
    billLines: { types: ['Energy', 'Delivery_Usage'], units: ['kWh'] },
    waitMs,
    pauseMs,
    now,
    say: () => undefined,
  }
  try {
    return await checkGateway(gateway.kind, setup)
  } finally {
    await server.close()
    await listener.close()
  }
}

function start({ kind, planted }: PlantedGateway, { port }: CallbackListener) {
  const way = { address: `http://127.0.0.1:${port}`, secret: callbackSecret }
  switch (kind) {
    case 'billing':
      return startReferenceBilling(planted)
    case 'market':
      return startReferenceMarket(planted, way)
    case 'credit':
      return startReferenceCredit(planted)
    case 'identity':
      return startReferenceIdentity(planted, way)
  }
}
