import { Card } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { amountText } from '../../components/usage/usage-texts'
import styles from './EnergySaving.module.css'
import { labels } from './labels'
import { type SavingPart, tipsOf } from './tips'

interface PartCardProps {
  readonly part: SavingPart
  readonly commodity: 'Electricity' | 'Gas'
  /** What a year would be lower by; null when it is not known. */
  readonly saving: { readonly used: number; readonly dollars: number | null } | null
}

/** What one change saves in this home, then how to make it. */
export function PartCard({ part, commodity, saving }: PartCardProps) {
  const t = useLabels(labels)
  const { format } = usePage()
  const used =
    saving === null ? '' : amountText(format, commodity === 'Gas' ? 'gas' : 'electricity', saving.used)
  return (
    <Card title={t(part)}>
      {saving === null ? null : (
        <p className={styles.saving}>
          {saving.dollars === null
            ? t(`${part}Saving`, { used })
            : t(`${part}SavingMoney`, { used, dollars: format.wholeDollars(saving.dollars) })}
        </p>
      )}
      <ul className={styles.tips}>
        {tipsOf(commodity, part).map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
    </Card>
  )
}
