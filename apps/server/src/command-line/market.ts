import { fail } from '@porchlight/errors'
import {
  type InterchangeLine,
  readInterchangeLine,
  readMarketOverview,
  sendFileAgain,
  sendRequestAgain,
} from '@porchlight/providers/texas-set'
import type pg from 'pg'
import { texasSetOptionsOf } from '../market/texas-set-options-of'
import type { Settings } from '../settings/read-settings'
import { withContext } from './beside-servers'
import { type CommandArguments, readArguments } from './read-arguments'
import { say } from './say'

const usage = `npm run market -- list
  npm run market -- show --id <interchange>
  npm run market -- retry --id <interchange>
  npm run market -- resend --order <order id> [--esi-id <ESI ID>]`

/**
 * `npm run market -- list|show|retry|resend`: lists the Texas SET work that needs an operator, shows the contents of an
 * interchange, and resends a file or a request. Works while servers run; they write the files within a minute.
 * `invalidSettings` when an argument is missing, or the settings name no folder for such files.
 */
export async function market(settings: Settings, args: readonly string[]): Promise<void> {
  const read = readArguments(args, { texts: ['id', 'order', 'esi-id'], usage })
  if (settings.market === null || !('folder' in settings.market)) {
    throw fail('invalidSettings', { reason: 'PORCHLIGHT_MARKET names no folder of Texas SET files.' })
  }
  await withContext(settings, (context) => run(context, read))
}

async function run(
  context: Parameters<typeof texasSetOptionsOf>[0],
  { subject, texts }: CommandArguments,
): Promise<void> {
  const { pool, now } = context
  const id = texts.get('id') ?? ''
  switch (subject) {
    case 'list':
      return sayOverview(pool, now())
    case 'show': {
      const line = await readInterchangeLine(pool, id)
      if (line === null)
        throw fail('invalidSettings', { reason: `There is no interchange ${id}. Use: ${usage}` })
      say(lineOf(line))
      for (const message of line.messages) say(`  ${message}`)
      return
    }
    case 'retry':
      if (!(await sendFileAgain(pool, id))) {
        throw fail('invalidSettings', { reason: `Interchange ${id} does not wait for an acknowledgment.` })
      }
      say(`The file of interchange ${id} will be written again.`)
      return
    case 'resend':
      return resend(context, texts)
    default:
      throw fail('invalidSettings', { reason: `Use: ${usage}` })
  }
}

async function resend(
  context: Parameters<typeof texasSetOptionsOf>[0],
  texts: ReadonlyMap<string, string>,
): Promise<void> {
  const options = texasSetOptionsOf(context)
  const requestId = texts.get('order') ?? ''
  const esiId = texts.get('esi-id') ?? null
  if (options === null || !(await sendRequestAgain(options, { requestId, esiId }))) {
    throw fail('invalidSettings', {
      reason: `Order ${requestId} is not stopped or held at the market, or has no ESI ID of digits. Use: ${usage}`,
    })
  }
  say(`Order ${requestId} will be sent anew.`)
}

async function sayOverview(pool: pg.Pool, now: Date): Promise<void> {
  const { interchanges, messages, requests } = await readMarketOverview(pool, now)
  for (const line of interchanges) say(lineOf(line))
  for (const { id, transaction, reference, esiId, state, problems } of messages) {
    say(`message ${id}  ${transaction} ${reference}  ${esiId ?? 'no ESI ID'}  ${state}  ${problems ?? ''}`)
  }
  for (const { requestId, state } of requests) say(`order ${requestId}  ${state}`)
  const count = interchanges.length + messages.length + requests.length
  say(count === 0 ? 'Nothing of the market needs an operator.' : `${count} in all. Use: ${usage}`)
}

function lineOf({
  id,
  direction,
  partner,
  control,
  fileName,
  state,
  reason,
  madeAt,
}: InterchangeLine): string {
  const way = direction === 'in' ? 'from' : 'to'
  return `interchange ${id}  ${madeAt}  ${way} ${partner || 'unknown'} ${control}  ${fileName}  ${state}  ${reason ?? ''}`
}
