import type { BrandKey } from '@porchlight/brands'
import { plans, spanishNameOf } from '@porchlight/demo/world/plans'
import type { Language } from '@porchlight/i18n'

/** Returns the displayed name of the demo plan with that English name. */
export function demoPlanName(
  { brand, language }: { readonly brand: BrandKey; readonly language: Language },
  name: string,
): string {
  if (language === 'en') return name
  const plan = plans.find(({ shape, brand: seller }) => seller === brand && shape.name === name)
  const spanish = plan === undefined ? null : spanishNameOf(plan.shape, brand)
  if (spanish === null) throw new RangeError(`${brand} sells no ${name} that has a Spanish name`)
  return spanish
}
