import { ButtonLink, Card } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { phoneAddress } from '../../../customer-service/components/PhoneLink'
import type { FoundUtilities } from '../../../utilities/methods/find-utilities/client'
import styles from './Emergency.module.css'
import { emergencyLabels } from './labels'

interface UtilityCardProps {
  readonly utility: FoundUtilities['utilities'][number]
  /** Whether its number is the main content of the page. */
  readonly isFirst: boolean
}

/** One utility: its number, and where it has them its page for reports and its map. */
export function UtilityCard({ utility, isFirst }: UtilityCardProps) {
  const t = useLabels(emergencyLabels)
  const { name, phone, reportLink, mapLink, streets } = utility
  const online = [
    { href: reportLink, action: t('reportOnline') },
    { href: mapLink, action: t('outageMap') },
  ]
  return (
    <Card title={name}>
      <p>
        {streets.length === 0 ? null : `${t('servesHomes', { homes: streets.join(' · ') })} `}
        {t('dayAndNight')}
      </p>
      <div className={styles.ways}>
        {phone === null ? null : (
          <ButtonLink href={phoneAddress(phone)} variant={isFirst ? 'primary' : 'secondary'}>
            {t('callUtility', { phone })}
          </ButtonLink>
        )}
        {online.map(({ href, action }) =>
          href === null ? null : (
            <ButtonLink
              key={href}
              href={href}
              variant="secondary"
              rel="noreferrer"
              aria-label={t('ofUtility', { action, utility: name })}
            >
              {action}
            </ButtonLink>
          ),
        )}
      </div>
    </Card>
  )
}
