import { randomBytes } from 'node:crypto'
import {
  createTwilioTexts,
  startTextStandIn,
  type TextStandIn,
  type TextsPort,
} from '@porchlight/providers/texts'
import type pg from 'pg'
import type { Settings } from '../settings/read-settings'
import type { ReachFaultPoint } from './fault-points'

/** Where the text service posts delivery events and replies. */
export const textWebhookPath = '/webhooks/texts'

/** The port to the text service, and the stand-in if the settings name it. */
export interface Texts {
  readonly port: TextsPort
  readonly standIn: TextStandIn | null
  close(): Promise<void>
}

/** Connects to the text service, or starts the stand-in in this process. */
export async function startTexts(
  settings: Settings,
  pool: pg.Pool,
  world: { readonly now: () => Date; readonly reached?: ReachFaultPoint | undefined },
): Promise<Texts> {
  const { service } = settings.texts
  if (service !== null) {
    const callbackAddress = settings.brandAddresses.first + textWebhookPath
    const port = createTwilioTexts({ ...service, callbackAddress, reached: world.reached })
    return { port, standIn: null, close: async () => undefined }
  }
  const shared = {
    accountId: `AC${'0'.repeat(32)}`,
    callbackAddress: `http://127.0.0.1:${settings.port}${textWebhookPath}`,
  }
  const authToken = randomBytes(16).toString('hex')
  const standIn = await startTextStandIn({ ...shared, pool, authToken, now: world.now })
  const port = createTwilioTexts({
    ...shared,
    baseUrl: standIn.baseUrl,
    authTokens: [authToken],
    reached: world.reached,
  })
  return { port, standIn, close: () => standIn.close() }
}
