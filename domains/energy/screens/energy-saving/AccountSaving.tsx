import { PageTitle, Skeleton } from '@porchlight/design-system'
import { Disclosure } from '@porchlight/page-parts/forms/Disclosure'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import pageStyles from '../../components/usage/UsagePage.module.css'
import type { SavingAdvice } from '../../methods/advise-saving/client'
import { useAdviseSaving } from '../../methods/advise-saving/hook'
import styles from './EnergySaving.module.css'
import { labels } from './labels'
import { PartCard } from './PartCard'
import { PartsCard } from './PartsCard'
import { partsShown } from './tips'

interface AccountSavingProps {
  readonly accountId: string
  readonly title: string
}

/** The advice for one account; without enough cycles the season’s advice, without figures. */
export function AccountSaving({ accountId, title }: AccountSavingProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { data, state } = useAdviseSaving({ accountId })
  const hasFailed = data === undefined && state === 'Error'
  return (
    <div className={pageStyles.page}>
      <Head title={title} status={hasFailed ? 503 : 200} />
      <PageTitle lead={data === undefined ? undefined : t(leadOf(data))}>{title}</PageTitle>
      {hasFailed ? <PartFailed /> : null}
      {data === undefined && !hasFailed ? (
        <Skeleton shape="card" count={2} label={t('adviceLoading')} />
      ) : null}
      {data === undefined ? null : (
        <>
          <div className={styles.parts}>
            {partsShown(data).map((part) => (
              <PartCard
                key={part}
                part={part}
                commodity={data.commodity}
                saving={data.advice?.parts.find((one) => one.part === part)?.saving ?? null}
              />
            ))}
          </div>
          <p>{t('safety')}</p>
          {data.advice === null ? null : (
            <>
              <PartsCard commodity={data.commodity} advice={data.advice} />
              <Disclosure summary={t('howTitle')}>
                <ul>
                  <li>{t('howWeather')}</li>
                  <li>{t('howDegrees')}</li>
                  <li>{t('howPrice')}</li>
                </ul>
              </Disclosure>
            </>
          )}
          <p>
            <a className={pageStyles.link} href={address(`/usage/${accountId}`)}>
              {t('toUsage')}
            </a>
          </p>
        </>
      )}
    </div>
  )
}

function leadOf({ season, advice }: SavingAdvice) {
  if (advice === null) return 'unknownLead'
  if (season === 'mild' || advice.parts[0]?.part !== season) return 'mildLead'
  return season === 'cooling' ? 'coolingLead' : 'heatingLead'
}
