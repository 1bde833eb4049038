import type { LabelKey } from '@porchlight/i18n'
import type { SavingAdvice } from '../../methods/advise-saving/client'
import type { labels } from './labels'

/** A part of use that tips are for. */
export type SavingPart = NonNullable<SavingAdvice['advice']>['parts'][number]['part']

type Tip = LabelKey<typeof labels>

const warmth = ['heatingThermostat', 'heatingGaps', 'heatingSun', 'heatingFilter'] as const

const tips: Readonly<Record<SavingAdvice['commodity'], Readonly<Record<SavingPart, readonly Tip[]>>>> = {
  Electricity: {
    cooling: ['coolingThermostat', 'coolingShade', 'coolingFan', 'coolingFilter'],
    heating: warmth,
    always: ['alwaysWaterHeater', 'alwaysWash', 'alwaysStandby', 'alwaysLights'],
  },
  Gas: {
    cooling: [],
    heating: warmth,
    always: ['alwaysWaterHeater', 'alwaysWash', 'alwaysShower'],
  },
}

/** What lowers a part, what does most first. */
export function tipsOf(commodity: SavingAdvice['commodity'], part: SavingPart): readonly Tip[] {
  return tips[commodity][part]
}

/**
 * Returns the parts to show, most important first; without figures the part that the season calls for and the one that
 * always runs.
 */
export function partsShown({ advice, season, commodity }: SavingAdvice): readonly SavingPart[] {
  if (advice !== null) return advice.parts.map(({ part }) => part)
  const parts: readonly SavingPart[] = season === 'mild' ? ['always'] : [season, 'always']
  return parts.filter((part) => tips[commodity][part].length > 0)
}
