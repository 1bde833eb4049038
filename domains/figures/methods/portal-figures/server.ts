import { type BrandKey, brandKeys, isBrandKey } from '@porchlight/brands'
import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInSupervisor } from '../../../customers/operations/person/signed-in'
import { localDay } from '../../../customers/rules/calendar-day'
import { figuresOf, funnelOf } from '../../operations/figures-of'
import { readCountingState, readDays } from '../../operations/read-days'
import { daysBefore, daysOf, pointsOf } from '../../rules/period-days'
import { portalFiguresContract } from './contract'

const handle = handleCall(portalFiguresContract, async ({ body }, context: MethodContext) => {
  const brands = brandsOf(signedInSupervisor(context))
  const { hostBrand } = context
  const brand = body.brandName ?? (brands.includes(hostBrand) ? hostBrand : (brands[0] ?? ''))
  if (!isBrandKey(brand) || !brands.includes(brand)) throw fail('notFound')
  const today = localDay(context.now())
  const spans = {
    days: daysOf(body.period, today),
    before: daysBefore(body.period, today),
    points: pointsOf(body.period, today),
  }
  const { days, state } = await context.engine.inOneTransaction(async (_engine, connection) => ({
    days: await readDays(connection, brand, {
      firstDay: spans.before.firstDay,
      lastDay: spans.days.lastDay,
    }),
    state: await readCountingState(connection),
  }))
  return {
    body: {
      brand,
      brands: [...brands],
      days: spans.days,
      before: spans.before,
      ...state,
      points: [...spans.points],
      groups: figuresOf(days, spans),
      funnel: funnelOf(days, spans.days),
    },
  }
})

/** The brands that a viewer leads. */
function brandsOf(viewer: ReturnType<typeof signedInSupervisor>): readonly BrandKey[] {
  return viewer.class === 'admin' ? brandKeys : [viewer.brand]
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
