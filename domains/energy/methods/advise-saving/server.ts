import type { MethodContext } from '@porchlight/server-methods/define/method'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedIn } from '../../../customers/operations/person/signed-in'
import { viewedAccount } from '../../../customers/operations/person/viewed-account'
import { localDay } from '../../../customers/rules/calendar-day'
import { readBills } from '../../operations/account-usage/read-bills'
import { readCycles } from '../../operations/account-usage/read-cycles'
import { billedRates } from '../../rules/bill-projection/billed-rates'
import { savingAdvice, seasonOf } from '../../rules/saving-advice/saving-advice'
import { wholePercents } from '../../rules/saving-advice/whole-percents'
import { adviseSavingContract } from './contract'

type Answer = AnswerOf<typeof adviseSavingContract>

/** Everything is read as the viewer: somebody else's account is answered as one that does not exist. */
const handle = handleCall(adviseSavingContract, async ({ query }, context: MethodContext) => {
  signedIn(context)
  const account = await viewedAccount(context, query.accountId, ['Commodity__c'])
  const commodity = account.Commodity__c
  const cycles = await readCycles(context, account.id)
  const today = localDay(context.now())
  const advice = savingAdvice(cycles, commodity, today)
  const body: Answer = { accountId: account.id, commodity, season: seasonOf(cycles, today), advice: null }
  if (advice === null) return { body }
  const [bill] = await readBills(context, account.id, null, 1)
  const percents = wholePercents(advice.parts.map(({ share }) => share))
  const centsPerUnit = bill === undefined ? null : (billedRates(bill.lines)?.perUnit ?? null)
  return {
    body: {
      ...body,
      advice: {
        months: advice.cycles,
        used: tenths(advice.used),
        parts: advice.parts.map(({ part, used, saving }, index) => ({
          part,
          used: tenths(used),
          share: percents[index] ?? 0,
          saving: {
            used: tenths(saving),
            dollars: centsPerUnit === null ? null : Math.round((saving * centsPerUnit) / 100),
          },
        })),
      },
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

function tenths(units: number): number {
  return Math.round(units * 10) / 10
}
