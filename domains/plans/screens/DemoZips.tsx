import { Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { labels } from './labels'
import styles from './Plans.module.css'

const demoZips = [
  ['77002', 'demoOne'],
  ['75067', 'demoTwo'],
  ['61101', 'demoGas'],
  ['78701', 'demoClosed'],
] as const

/** ZIP codes that somebody who looks at the demo can try, one for each kind of answer. */
export function DemoZips() {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <Card title={t('demoTitle')} tone="quiet">
      <ul className={styles.plainList}>
        {demoZips.map(([zip, label]) => (
          <li key={zip}>
            <a className={styles.way} href={address(`/plans?zip=${zip}`)}>
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
