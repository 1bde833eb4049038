import { isBrandKey } from '@porchlight/brands'
import { fail } from '@porchlight/errors'
import { createLabels } from '@porchlight/i18n'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { localDay } from '../../../customers/rules/calendar-day'
import { planFileLabels } from '../../facts/plan-file-labels'
import { readCurrentPlans } from '../../operations/plan-file/read-current-plans'
import { planFileOf } from '../../operations/plan-file/write-plan-file'
import { downloadPlansContract } from './contract'

const handle = handleCall(downloadPlansContract, async ({ query }, context: MethodContext) => {
  const viewer = signedInAdmin(context)
  const { brandName, language } = query
  if (!isBrandKey(brandName)) throw fail('notFound')
  const today = localDay(context.now())
  const { plans, world } = await readCurrentPlans(context, viewer, brandName, today)
  const utilityNames = new Map(world.utilities.map(({ id, name }) => [id, name]))
  const fileName = createLabels(language, planFileLabels)('fileName')
  return {
    body: planFileOf(plans, world.object, { language, utilityNames }) as never,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}-${brandName}-${today}.csv"`,
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
