import { usePage } from '@porchlight/page-parts/page/page-context'
import { useOffers } from '../../customer-service/components/use-offers'
import { useAlertsOverview } from '../methods/alerts-overview/hook'

const own = {}

/** Whether the way to text alerts is shown: they are offered, or this customer has them and can turn them off. */
export function useShowsAlerts(): boolean {
  const { viewer } = usePage()
  const isOffered = useOffers()('textAlerts')
  const { data } = useAlertsOverview(isOffered || viewer === null ? undefined : own)
  return isOffered || data?.step === 'on'
}
