import type { Static } from 'typebox'
import { enrollmentName, enrollmentStages } from '../facts/enrollment-stages'
import { figureGroups, groupNames } from '../facts/figure-names'
import { figureRules, reached } from '../rules/figure-values'
import type { Days } from '../rules/period-days'
import { cellsOf, funnelCells } from '../rules/small-cells'
import type { FigureGroup, FunnelStage } from './figure-schemas'
import { type CountedDay, countedIn } from './read-days'

/** Every figure of a period: its value, that of the days before, its course, and its part in each language. */
export function figuresOf(
  days: readonly CountedDay[],
  spans: { readonly days: Days; readonly before: Days; readonly points: readonly Days[] },
): Static<typeof FigureGroup>[] {
  const now = countedIn(days, spans.days, null)
  const before = countedIn(days, spans.before, null)
  const english = countedIn(days, spans.days, 'en')
  const spanish = countedIn(days, spans.days, 'es')
  const points = spans.points.map((point) => countedIn(days, point, null))
  return groupNames.map((group) => ({
    name: group,
    figures: figureGroups[group].map((name) => {
      const { unit, of } = figureRules[name]
      return {
        name,
        unit,
        value: of(now).value,
        before: of(before).value,
        points: points.map((point) => of(point).value),
        ...cellsOf({ en: of(english), es: of(spanish) }),
      }
    }),
  }))
}

/** How far those came who began in the period, stage by stage. */
export function funnelOf(days: readonly CountedDay[], span: Days): Static<typeof FunnelStage>[] {
  const { enrollment } = countedIn(days, span, null)
  const english = countedIn(days, span, 'en').enrollment
  const spanish = countedIn(days, span, 'es').enrollment
  const cells = funnelCells(
    enrollmentStages.map((stage) => ({ en: reached(english, stage), es: reached(spanish, stage) })),
  )
  const hidden = { value: null, hidden: 'withheld' } as const
  return enrollmentStages.map((stage, index) => ({
    stage,
    reached: reached(enrollment, stage),
    underWay: enrollment[enrollmentName(stage, 'underWay')] ?? 0,
    cancelled: enrollment[enrollmentName(stage, 'cancelled')] ?? 0,
    rejected: enrollment[enrollmentName(stage, 'rejected')] ?? 0,
    ...(cells[index] ?? { en: hidden, es: hidden }),
  }))
}
