import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { TeamWork } from '../../methods/team-work/client'
import panelStyles from './LoadBars.module.css'
import { labels } from './labels'
import styles from './TeamList.module.css'

type Complaint = TeamWork['complaints'][number]

/** The number shown initially; the others are collapsed, so that the items stay near. */
const initiallyShown = 5

/** The open complaints, each with its response deadline. */
export function Complaints({ complaints }: { readonly complaints: readonly Complaint[] }) {
  const t = useLabels(labels)
  const remaining = complaints.slice(initiallyShown)
  return (
    <section className={panelStyles.panel}>
      <h2 className={panelStyles.heading}>{t('complaints')}</h2>
      {complaints.length === 0 ? <p className={styles.detail}>{t('noComplaints')}</p> : null}
      <Rows complaints={complaints.slice(0, initiallyShown)} />
      {remaining.length === 0 ? null : (
        <details>
          <summary>{t('moreComplaints', { count: String(remaining.length) })}</summary>
          <Rows complaints={remaining} />
        </details>
      )}
    </section>
  )
}

function Rows({ complaints }: { readonly complaints: readonly Complaint[] }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { format, today } = usePage()
  return (
    <ul className={panelStyles.bars}>
      {complaints.map(({ recordId, number, subject, customer, respondBy, owner }) => (
        <li key={recordId} className={styles.complaint}>
          <a className={styles.title} href={address(`/console/record/${recordId}`)} dir="auto">
            {subject}
          </a>
          <span className={styles.detail} dir="auto">
            {[number, customer, owner ?? t('nobody')].join(' · ')}
          </span>
          <span className={styles.respond} data-late={respondBy < today ? '' : undefined}>
            {t(respondBy < today ? 'overdue' : 'respondBy', { date: format.date(respondBy) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
