import { Card, DataTable } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import styles from '../../components/usage/UsagePage.module.css'
import { amountText, plainAmountText } from '../../components/usage/usage-texts'
import type { SavingAdvice } from '../../methods/advise-saving/client'
import { labels } from './labels'

interface PartsCardProps {
  readonly commodity: SavingAdvice['commodity']
  readonly advice: NonNullable<SavingAdvice['advice']>
}

/** Where the energy of a year went. */
export function PartsCard({ commodity, advice }: PartsCardProps) {
  const t = useLabels(labels)
  const { format } = usePage()
  const unit = commodity === 'Gas' ? 'gas' : 'electricity'
  const caption = t('whereCaption', {
    count: advice.months,
    used: amountText(format, unit, advice.used),
  })
  return (
    <Card title={t('whereTitle')}>
      <div className={styles.table}>
        <DataTable
          caption={caption}
          hasLongNames
          columns={[
            { key: 'part', header: t('part') },
            { key: 'used', header: t(commodity === 'Gas' ? 'therms' : 'kilowattHours'), isNumeric: true },
            { key: 'share', header: t('share'), isNumeric: true },
          ]}
          rows={advice.parts.map(({ part, used, share }) => ({
            id: part,
            cells: {
              part: t(part),
              used: plainAmountText(format, unit, used),
              share: format.percent(share / 100),
            },
          }))}
        />
      </div>
    </Card>
  )
}
