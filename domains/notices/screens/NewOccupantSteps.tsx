import { useLabels } from '@porchlight/page-parts/page/page-context'
import { labels } from './labels'
import styles from './Notices.module.css'

const statement = '/lwr/apex/v65.0/CustomerPortalDocumentController/newOccupantStatement'

/** What a new occupant sends, step by step, with the statement to sign in both languages. */
export function NewOccupantSteps({ orderId }: { readonly orderId: string }) {
  const t = useLabels(labels)
  const order = orderId === '' ? '' : `&orderId=${orderId}`
  return (
    <ol className={styles.checklist}>
      <li>
        {t('stepStatement')}
        <span className={styles.downloads}>
          <a href={`${statement}?language=en${order}`} download>
            {t('statementEn')}
          </a>
          <a href={`${statement}?language=es${order}`} download>
            {t('statementEs')}
          </a>
        </span>
      </li>
      <li>{t('stepPaper')}</li>
      <li>{t('stepSend')}</li>
    </ol>
  )
}
