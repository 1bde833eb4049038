import { Disclosure } from '@porchlight/page-parts/forms/Disclosure'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { PortalFigures } from '../../methods/portal-figures/client'
import { FigureCard } from './FigureCard'
import styles from './Figures.module.css'
import { FigureTable } from './FigureTable'
import { Funnel } from './Funnel'
import { cellText, valueText } from './figure-texts'
import { labels } from './labels'

interface GroupSectionProps {
  readonly group: PortalFigures['groups'][number]
  readonly figures: PortalFigures
  /** The heading of the comparison period. */
  readonly beforeHeader: string
}

/** A group of figures in a row, with its tables behind a disclosure. */
export function GroupSection({ group, figures, beforeHeader }: GroupSectionProps) {
  const t = useLabels(labels)
  const { format } = usePage()
  const writing = { t, format }
  const name = t(group.name)
  const { brand, days, points, funnel } = figures
  const fileName = (table: string) => `${group.name}-${table}-${brand}-${days.firstDay}-${days.lastDay}`
  const byLanguage = [t('english'), t('spanish')]
  const [began] = funnel
  return (
    <section className={styles.group} aria-labelledby={`figures-${group.name}`}>
      <h2 id={`figures-${group.name}`} className={styles.heading}>
        {name}
      </h2>
      <ul className={styles.cards}>
        {group.figures.map((figure) => (
          <FigureCard key={figure.name} figure={figure} />
        ))}
      </ul>
      {group.name === 'enrollment' ? <Funnel stages={funnel} /> : null}
      <Disclosure summary={t('tables', { group: name })}>
        <p className={styles.about}>{t(`${group.name}About`)}</p>
        <FigureTable
          caption={t('byFigure', { group: name })}
          fileName={fileName('figures')}
          headers={[t('figure'), t('thisPeriod'), beforeHeader, ...byLanguage]}
          rows={group.figures.map(({ name: figure, unit, value, before, en, es }) => [
            t(figure),
            valueText(value, unit, writing),
            valueText(before, unit, writing),
            cellText(en, unit, writing),
            cellText(es, unit, writing),
          ])}
        />
        {group.name === 'enrollment' ? (
          <FigureTable
            caption={t('funnel')}
            fileName={fileName('stages')}
            headers={[
              t('stage'),
              t('reached'),
              t('ofAll'),
              t('underWay'),
              t('cancelled'),
              t('rejected'),
              ...byLanguage,
            ]}
            rows={funnel.map(({ stage, reached, underWay, cancelled, rejected, en, es }) => [
              t(stage),
              format.number(reached),
              valueText(
                began === undefined || began.reached === 0 ? null : reached / began.reached,
                'share',
                writing,
              ),
              format.number(underWay),
              format.number(cancelled),
              format.number(rejected),
              cellText(en, 'count', writing),
              cellText(es, 'count', writing),
            ])}
          />
        ) : null}
        <FigureTable
          caption={t('byTime', { group: name })}
          fileName={fileName('times')}
          headers={[t('time'), ...group.figures.map((figure) => t(figure.name))]}
          rows={points.map(({ firstDay, lastDay }, index) => [
            format.dateRange(firstDay, lastDay),
            ...group.figures.map(({ points: values, unit }) =>
              valueText(values[index] ?? null, unit, writing),
            ),
          ])}
        />
        <p className={styles.about}>{t('smallNumbers')}</p>
      </Disclosure>
    </section>
  )
}
