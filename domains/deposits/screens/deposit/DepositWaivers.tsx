import { ButtonLink, Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { LinkNeeded } from '../../../enrollment/components/order-task/LinkNeeded'
import styles from './Deposit.module.css'
import { labels } from './labels'

interface DepositWaiversProps {
  /** Null for a guest who looked the order up: they may neither see nor request one. */
  readonly isRequested: boolean | null
  readonly path: string
}

/** Who pays no deposit, before anybody pays one. */
export function DepositWaivers({ isRequested, path }: DepositWaiversProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <Card title={t('waiversTitle')}>
      <div className={card.stack}>
        <p>{t('waiversText')}</p>
        <ul className={styles.facts}>
          <li>{t('waiverAge')}</li>
          <li>{t('waiverCredit')}</li>
          <li>{t('waiverProtection')}</li>
          <li>{t('waiverMedical')}</li>
        </ul>
        {isRequested === null ? (
          <LinkNeeded page="deposit" />
        ) : isRequested ? (
          <p className={card.strong}>{t('waiverRequested')}</p>
        ) : (
          <p>
            <ButtonLink variant="secondary" href={address(`${path}/waiver`)}>
              {t('askWaiver')}
            </ButtonLink>
          </p>
        )}
        <p className={card.note}>{t('waiverPrivate')}</p>
      </div>
    </Card>
  )
}
