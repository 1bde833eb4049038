import { applyMarketEvent } from '@porchlight/domains/jobs'
import { enqueueJob } from '@porchlight/jobs'
import type { TexasSetOptions } from '@porchlight/providers/texas-set'
import type { ServerContext } from '../composition/server-context'

/**
 * Returns the options for exchanging files with the market; null when the settings name no folder. Its events become
 * jobs.
 */
export function texasSetOptionsOf(
  context: Pick<ServerContext, 'settings' | 'pool' | 'now' | 'reached'>,
): TexasSetOptions | null {
  const { market } = context.settings
  if (market === null || !('folder' in market)) return null
  const { folder, duns, name, ercot, usage } = market
  return {
    pool: context.pool,
    now: context.now,
    folder,
    // `01` means that the id is a D-U-N-S number.
    retailer: { qualifier: '01', id: duns, name },
    ercot: { qualifier: '01', id: ercot },
    usage,
    notify: (connection, { eventId, requestId, answer }) =>
      enqueueJob(
        connection,
        applyMarketEvent.name,
        { eventId, requestId, answer: JSON.stringify(answer) },
        { key: eventId },
        context.reached,
      ),
    reached: context.reached,
  }
}
