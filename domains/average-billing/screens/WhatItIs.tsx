import { Card } from '@porchlight/design-system'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import styles from '../../customers/components/account-page/AccountPage.module.css'
import { labels } from './labels'

/** What average billing does, and what it does not. */
export function WhatItIs() {
  const t = useLabels(labels)
  return (
    <Card title={t('whatTitle')}>
      <div className={card.stack}>
        <p>{t('whatText')}</p>
        <p>{t('whatNotLess')}</p>
      </div>
    </Card>
  )
}

/** Explains what happens to the difference between use and billing, during average billing and at its end. */
export function WhatHappens() {
  const t = useLabels(labels)
  return (
    <Card title={t('differenceTitle')}>
      <ul className={styles.facts}>
        {(
          [
            'differenceBalance',
            'differenceLine',
            'differenceEnd',
            'differenceStop',
            'differenceSwitch',
          ] as const
        ).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </Card>
  )
}
