import { ButtonLink } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import styles from './FactorList.module.css'
import { labels } from './labels'

interface FactorRowProps {
  readonly name: string
  /** ISO 8601; null when it was not recorded. */
  readonly addedAt: string | null
  /** ISO 8601; null: never. */
  readonly lastUsedAt: string | null
  /** The page that removes it, without `/es`. */
  readonly removalPath: string
}

/** A second factor: what it is called, when it was added and used, and a link to remove it. */
export function FactorRow({ name, addedAt, lastUsedAt, removalPath }: FactorRowProps) {
  const t = useLabels(labels)
  const { format } = usePage()
  const address = useAddress()
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.times}>
          {lastUsedAt === null ? t('notUsed') : t('lastUsed', { date: format.dateTime(lastUsedAt) })}
          {addedAt === null ? null : (
            <>
              <br />
              {t('since', { date: format.dateTime(addedAt) })}
            </>
          )}
        </p>
      </div>
      <ButtonLink href={address(removalPath)} variant="secondary" aria-label={t('removeNamed', { name })}>
        {t('remove')}
      </ButtonLink>
    </li>
  )
}
