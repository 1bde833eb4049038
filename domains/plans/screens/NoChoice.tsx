import { Notice } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { PhoneLink } from '../../customer-service/components/PhoneLink'
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
    <Notice kind="info" title={t('closedTitle', { city })}>
      <p>{utilityName === null ? t('closedUnnamed', { zip }) : t(reason, { utility: utilityName, zip })}</p>
      {utilityPhone === null ? null : (
        <p>
          {t('closedCall')} <PhoneLink phone={utilityPhone} />
        </p>
      )}
    </Notice>
  )
}
