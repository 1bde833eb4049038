import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { isNarrow } from '../../facts/likely-range'
import { useProjectBill } from '../../methods/project-bill/hook'
import { labelsOfBand } from './band-texts'
import { projectionLabels } from './labels'

/** The projected bill in one or two sentences, for a page about other things; renders nothing without a projection. */
export function ProjectedBillLine({ accountId }: { readonly accountId: string }) {
  const t = useLabels(projectionLabels)
  const { format } = usePage()
  const projection = useProjectBill({ accountId }).data?.projection ?? null
  if (projection === null) return null
  const band = labelsOfBand(format, projection)
  return (
    <p>
      {t('projected', band)} {isNarrow(projection.charges) ? null : t('projectedBetween', band)}
    </p>
  )
}
