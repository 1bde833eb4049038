import { ButtonLink } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import styles from './Login.module.css'
import { labels } from './labels'

/** Leads staff to the sign-in of their company. */
export function CompanyLogin({ startUrl }: { readonly startUrl: string | null }) {
  const t = useLabels(labels)
  const address = useAddress()
  const query = startUrl === null ? '' : `?startURL=${encodeURIComponent(startUrl)}`
  return (
    <div className={styles.company}>
      <p id="company-login">{t('companyFor')}</p>
      <ButtonLink
        variant="secondary"
        wide
        href={`${address('/company-sign-in')}${query}`}
        aria-describedby="company-login"
      >
        {t('company')}
      </ButtonLink>
    </div>
  )
}
