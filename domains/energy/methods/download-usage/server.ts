import { Readable } from 'node:stream'
import { fail } from '@porchlight/errors'
import { createLabels } from '@porchlight/i18n'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedIn } from '../../../customers/operations/person/signed-in'
import { viewedAccount } from '../../../customers/operations/person/viewed-account'
import { localDay } from '../../../customers/rules/calendar-day'
import { usageFileLabels } from '../../operations/usage-file/labels'
import { readCyclesOf, readDays, type UsageRange } from '../../operations/usage-file/read-usage'
import { cyclesCsv, intervalsCsv } from '../../operations/usage-file/usage-csv'
import { usageFeed } from '../../operations/usage-file/usage-feed'
import { downloadUsageContract } from './contract'

/**
 * The account is read as the viewer before the file begins, so that someone else's gets the same response as one that
 * does not exist; its readings are read as the viewer too, and streamed as they are read. The file's name contains the
 * days and nothing else.
 */
const handle = handleCall(downloadUsageContract, async ({ query }, context: MethodContext) => {
  signedIn(context)
  const account = await viewedAccount(context, query.accountId, ['Commodity__c', 'Time_Zone__c'])
  const t = createLabels(query.language, usageFileLabels)
  const commodity = account.Commodity__c
  const timeZone = account.Time_Zone__c ?? 'America/Chicago'
  const [from, to] = [
    dayOf('from', query.from, '2000-01-01'),
    dayOf('to', query.to, localDay(context.now())),
  ].sort()
  const range: UsageRange = { accountId: account.id, from: from ?? '', to: to ?? '', timeZone }
  const feed = { commodity, language: query.language, madeAt: context.now() }
  const isXml = query.format === 'greenButton'
  return {
    body: Readable.from(isXml ? usageFeed(context, range, feed) : table(query.format)) as never,
    headers: {
      'content-type': isXml ? 'application/atom+xml; charset=utf-8' : 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${t('fileName')}-${range.from}-${range.to}.${isXml ? 'xml' : 'csv'}"`,
    },
  }

  async function* table(detail: string): AsyncGenerator<string> {
    if (detail === 'intervals' || detail === 'days') {
      yield* intervalsCsv(readDays(context, range), { detail, language: query.language, timeZone })
    } else {
      const unit = commodity === 'Gas' ? 'therms' : 'kWh'
      yield cyclesCsv(await readCyclesOf(context, range), { unit, language: query.language })
    }
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

/** Returns the requested day, or `otherwise`; `invalidParameter` when there is no such day. */
function dayOf(parameter: string, requested: string | undefined, otherwise: string): string {
  if (requested === undefined || requested === '') return otherwise
  const moment = new Date(`${requested}T00:00:00Z`)
  if (!Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(requested)) return requested
  throw fail('invalidParameter', { parameter, reason: 'give a day of the calendar' })
}
