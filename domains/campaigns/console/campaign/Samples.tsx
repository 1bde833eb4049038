import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { CampaignOverview } from '../../methods/campaign-overview/client'
import styles from './Campaign.module.css'
import { labels } from './labels'

type Sample = CampaignOverview['samples'][number]

const languages = ['en', 'es'] as const

/** How the first customers would read it: what would go to each, in both languages, and by which masked address. */
export function Samples({ samples }: { readonly samples: readonly Sample[] }) {
  const t = useLabels(labels)
  if (samples.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>{t('samples')}</h3>
      {samples.map((sample) => (
        <details key={sample.contactId}>
          <summary className={styles.summary}>
            {t('reads', { name: sample.name, language: t(sample.language) })}
          </summary>
          <div className={styles.languages}>
            {languages.map((language) => (
              <Words key={language} sample={sample} language={language} />
            ))}
          </div>
        </details>
      ))}
    </section>
  )
}

function Words({ sample, language }: { readonly sample: Sample; readonly language: 'en' | 'es' }) {
  const t = useLabels(labels)
  const { subject, mail, text, segments } = sample[language]
  return (
    <div lang={language} className={styles.words}>
      {mail === null ? null : (
        <>
          <p className={styles.muted}>{t('byMail', { address: sample.email ?? t('noAddress') })}</p>
          <p>
            <strong>{subject}</strong>
          </p>
          <p className={styles.body}>{mail}</p>
        </>
      )}
      {text === null ? null : (
        <>
          <p className={styles.muted}>{t('byText', { address: sample.phone ?? t('noAddress') })}</p>
          <p className={styles.body}>{text}</p>
          <p className={styles.muted}>{t('segments', { count: segments })}</p>
        </>
      )}
    </div>
  )
}
