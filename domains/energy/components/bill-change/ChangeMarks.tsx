import { Notice } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { BillExplanation } from '../../methods/explain-bill/client'
import { billChangeLabels } from './labels'

/** What makes the comparison less than sure, said before the figures. */
export function ChangeMarks({
  explanation: { thisBill, lastBill, change },
}: {
  readonly explanation: BillExplanation
}) {
  const t = useLabels(billChangeLabels)
  const marks = [
    ...(thisBill?.isEstimated === true ? [t('changeEstimated')] : []),
    ...(lastBill?.isEstimated === true ? [t('changeCaughtUp')] : []),
    ...(change !== null && change.daysBetween > 0 ? [t('changeGap', { count: change.daysBetween })] : []),
    ...(change?.isWeatherKnown === false ? [t('changeNoWeather')] : []),
  ]
  if (marks.length === 0) return null
  return (
    <Notice kind="info">
      {marks.map((mark) => (
        <p key={mark}>{mark}</p>
      ))}
    </Notice>
  )
}
