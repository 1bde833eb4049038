import { useLabels } from '@porchlight/page-parts/page/page-context'
import { usePresence } from '@porchlight/page-parts/presence/use-presence'
import { RecordAvatar, RecordAvatars } from '../avatars/RecordAvatars'
import { labels } from './labels'
import styles from './RecordPresence.module.css'

/** Who else of the staff has the record open, and who of them is changing it. */
export function RecordPresence({ recordId }: { readonly recordId: string }) {
  const t = useLabels(labels)
  const others = usePresence(recordId)
  return (
    <div role="status">
      {others.length === 0 ? null : (
        <RecordAvatars recordIds={others.map(({ userId }) => userId)}>
          <ul className={styles.people} aria-label={t('alsoHere')}>
            {others.map(({ userId, name, isEditing }) => (
              <li key={userId} className={isEditing ? `${styles.person} ${styles.editing}` : styles.person}>
                <RecordAvatar recordId={userId} personName={name} />
                {t(isEditing ? 'isEditing' : 'isHere', { name })}
              </li>
            ))}
          </ul>
        </RecordAvatars>
      )}
    </div>
  )
}
