import { ButtonLink } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { consoleLabels } from '../shell/labels'
import styles from './ListPage.module.css'

interface PageLinksProps {
  /** Addresses without `/es`; null where there is no such page. */
  readonly previous: string | null
  readonly next: string | null
}

/** The ways to the pages before and after this one; nothing when it is the only one. */
export function PageLinks({ previous, next }: PageLinksProps) {
  const t = useLabels(consoleLabels)
  const address = useAddress()
  if (previous === null && next === null) return null
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {previous === null ? null : (
        <ButtonLink variant="secondary" href={address(previous)}>
          {t('previousPage')}
        </ButtonLink>
      )}
      {next === null ? null : (
        <ButtonLink variant="secondary" href={address(next)}>
          {t('nextPage')}
        </ButtonLink>
      )}
    </nav>
  )
}
