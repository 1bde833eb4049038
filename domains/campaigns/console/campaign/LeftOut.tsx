import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { withheldReasonNames } from '../../../customers/facts/withheld-reasons'
import type { CampaignOverview } from '../../methods/campaign-overview/client'
import styles from './Campaign.module.css'
import { labels } from './labels'

const copy = { ...labels, ...withheldReasonNames }

/** Why messages did not go, with the latest customers of each reason. */
export function LeftOut({ reasons }: { readonly reasons: CampaignOverview['reasons'] }) {
  const t = useLabels(copy)
  const { format } = usePage()
  const address = useAddress()
  if (reasons.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>{t('whyLeftOut')}</h3>
      {reasons.map(({ reason, count, latest }) => (
        <details key={reason} data-reason={reason}>
          <summary className={styles.summary}>
            {t('reasonCount', { reason: t.byName(reason), count: format.number(count) })}
          </summary>
          <ul className={styles.people}>
            {latest.map(({ contactId, name, channel }) => (
              <li key={`${contactId} ${channel}`}>
                <a href={address(`/console/record/${contactId}`)}>{name}</a> ({t(channel)})
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
