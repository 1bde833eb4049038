import { Card } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ConsentList } from '../methods/list-consents/client'
import styles from './Consents.module.css'
import { labels } from './labels'

export type Consent = ConsentList['consents'][number]

/** Shows one consent: what, when, by which channel, the exact text, and the way to withdraw it where there is one. */
export function ConsentCard({ consent }: { readonly consent: Consent }) {
  const t = useLabels(labels)
  const { format, language, form } = usePage()
  const address = useAddress()
  const { consentId, typeLabel, isGiven, at, channel, account, words, version, holds, canUndo } = consent
  const isRefused = form?.values.consentId === consentId
  return (
    <Card
      title={typeLabel}
      titleLevel={3}
      action={
        <span className={styles.badge}>{t(holds ? 'agreed' : isGiven ? 'replaced' : 'takenBack')}</span>
      }
    >
      <div className={styles.content}>
        <p className={styles.note}>
          {[format.dateTime(at), channel, account].filter((part) => part !== null).join(' · ')}
        </p>
        {words === null ? (
          <p>{t('noWords', { version })}</p>
        ) : (
          <>
            <p>{t(isGiven ? 'words' : 'ownWords')}</p>
            <blockquote className={styles.words} lang={consent.language}>
              {words}
            </blockquote>
            <p className={styles.note}>{t('version', { version })}</p>
          </>
        )}
        {canUndo ? (
          <div className={styles.undo}>
            <PlainForm
              action={address('/consents')}
              failedTitle={t('undoFailed')}
              submit={t('undo')}
              submitting={t('undoing')}
              submitVariant="secondary"
              answered={isRefused ? form.errors : {}}
            >
              {() => (
                <>
                  <input type="hidden" name="consentId" value={consentId} />
                  <input type="hidden" name="language" value={language} />
                </>
              )}
            </PlainForm>
          </div>
        ) : null}
      </div>
    </Card>
  )
}
