import type { DescriptionListItem } from '@porchlight/design-system'
import type { Translate } from '@porchlight/i18n'
import type { Plan } from './plan'

/**
 * The certificate of the provider, which facts labels of electricity in Texas print (16 TAC 25.475(g)); nothing elsewhere,
 * or where the number is not known.
 */
export function certificateItem(
  t: Translate<'certificate'>,
  { state, commodity }: Pick<Plan, 'state' | 'commodity'>,
  certificateNumber: string | null,
): readonly DescriptionListItem[] {
  if (certificateNumber === null || state !== 'TX' || commodity === 'Gas') return []
  return [{ term: t('certificate'), description: certificateNumber }]
}
