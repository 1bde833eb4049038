import { Card, Skeleton } from '@porchlight/design-system'
import { Disclosure } from '@porchlight/page-parts/forms/Disclosure'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { isNarrow } from '../../facts/likely-range'
import { useProjectBill } from '../../methods/project-bill/hook'
import styles from '../usage/UsagePage.module.css'
import { labelsOfBand } from './band-texts'
import { projectionLabels } from './labels'

/**
 * Shows the likely amount of the running cycle's bill, with its range and how it is estimated; or why there is none.
 */
export function ProjectedBill({ accountId }: { readonly accountId: string }) {
  const t = useLabels(projectionLabels)
  const { format } = usePage()
  const { data, state } = useProjectBill({ accountId })
  if (data?.reason === 'notActive') return null
  const projection = data?.projection ?? null
  return (
    <Card title={t('projectionTitle')}>
      {data === undefined ? (
        state === 'Error' ? (
          <PartFailed />
        ) : (
          <Skeleton shape="card" label={t('projectionLoading')} />
        )
      ) : projection === null ? (
        <p>{t(data.reason ?? 'tooLittle')}</p>
      ) : (
        <div className={styles.stack}>
          <p className={styles.sentence}>{t('projected', labelsOfBand(format, projection))}</p>
          {isNarrow(projection.charges) ? null : (
            <p>{t('projectedBetween', labelsOfBand(format, projection))}</p>
          )}
          <p className={styles.note}>
            {projection.readThrough === null
              ? t('projectedUnread')
              : t('projectedRead', {
                  count: projection.daysRead,
                  days: projection.days,
                  date: format.date(projection.readThrough),
                })}
          </p>
          <Disclosure summary={t('projectionHow')}>
            <ul>
              <li>{t('projectionHowUse')}</li>
              <li>{t('projectionHowPrice')}</li>
              {isNarrow(projection.charges) ? null : <li>{t('projectionHowBand')}</li>}
            </ul>
          </Disclosure>
        </div>
      )}
    </Card>
  )
}
