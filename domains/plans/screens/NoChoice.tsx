import { ButtonLink, Hero } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { phoneAddress } from '../../customer-service/components/PhoneLink'
import type { ServiceArea } from '../components/plan'
import { labels } from './labels'

const reasons = {
  City_Owned: 'closedCityOwned',
  Cooperative: 'closedCooperative',
  Regulated: 'closedRegulated',
} as const

/** Says that homes of a ZIP code cannot choose, who serves them, and whom to call. */
export function NoChoice({ area, zip }: { readonly area: ServiceArea; readonly zip: string }) {
  const t = useLabels(labels)
  const { city, closedReason, utilityName, utilityPhone } = area
  const reason = Object.entries(reasons).find(([key]) => key === closedReason)?.[1] ?? 'closedByOne'
  return (
    <Hero
      heading={t('closedTitle', { city })}
      action={
        utilityPhone === null ? undefined : (
          <ButtonLink href={phoneAddress(utilityPhone)}>
            {t('closedCall', { phone: utilityPhone })}
          </ButtonLink>
        )
      }
    >
      <p>{utilityName === null ? t('closedUnnamed', { zip }) : t(reason, { utility: utilityName, zip })}</p>
      {utilityPhone === null ? null : <p>{t('closedCallText')}</p>}
    </Hero>
  )
}
