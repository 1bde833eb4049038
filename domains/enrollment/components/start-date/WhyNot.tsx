import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { StartDay } from './calendar'
import { startDateLabels } from './labels'
import styles from './StartDateField.module.css'

/** Why days are crossed out, each reason once. */
export function WhyNot({ id, days }: { readonly id: string; readonly days: readonly StartDay[] }) {
  const t = useLabels(startDateLabels)
  const { format } = usePage()
  const of = (reason: string) => days.filter(({ refusal }) => refusal === reason).map(({ date }) => date)
  const [sundays, holidays, tooSoon] = [of('sunday'), of('holiday'), of('tooSoon')]
  const lastTooSoon = tooSoon.at(-1)
  const last = days.at(-1)?.date
  return (
    <div id={id} className={styles.why}>
      <p className={styles.whyTitle}>{t('whyTitle')}</p>
      <ul className={styles.reasons}>
        {lastTooSoon === undefined ? null : <li>{t('whytooSoon', { date: format.date(lastTooSoon) })}</li>}
        {sundays.length === 0 ? null : <li>{t('whysunday')}</li>}
        {holidays.length === 0 ? null : (
          <li>{t('whyholiday', { dates: holidays.map((date) => format.date(date)).join('; ') })}</li>
        )}
        {last === undefined ? null : <li>{t('limit', { date: format.date(last) })}</li>}
      </ul>
    </div>
  )
}
