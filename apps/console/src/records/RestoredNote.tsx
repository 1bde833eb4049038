import { Button, Notice } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { labels } from './labels'
import styles from './RecordPage.module.css'

/** Says that a form was restored from a draft, with a button to start over. */
export function RestoredNote({ onStartOver }: { readonly onStartOver: () => void }) {
  const t = useLabels(labels)
  return (
    <Notice kind="info">
      <p className={styles.restored}>
        {t('restored')}
        <Button variant="quiet" onClick={onStartOver}>
          {t('startOver')}
        </Button>
      </p>
    </Notice>
  )
}
