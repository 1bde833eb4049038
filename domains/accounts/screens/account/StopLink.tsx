import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { Account } from '../../../customers/components/accounts/account'
import styles from './Account.module.css'
import { labels } from './labels'

/** The ways to a move and to the end of service, for an account that has service. */
export function StopLink({ account }: { readonly account: Account }) {
  const t = useLabels(labels)
  const address = useAddress()
  if (account.status !== 'Active') return null
  return (
    <>
      <a className={styles.link} href={address(`/move?account=${account.id}`)}>
        {t('moveLink')}
      </a>
      <a className={styles.link} href={address(`/stop-service?account=${account.id}`)}>
        {t('stopLink')}
      </a>
    </>
  )
}
