import { FieldError, VisuallyHidden } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { monthsOf, type StartDay, weeksOf } from './calendar'
import { startDateLabels } from './labels'
import styles from './StartDateField.module.css'
import { WhyNot } from './WhyNot'

interface StartDateFieldProps {
  readonly name: string
  readonly label: string
  readonly error: string | undefined
  readonly days: readonly StartDay[]
  /** `YYYY-MM-DD`; none when empty. */
  readonly defaultValue: string
}

/**
 * Calendars of the next months: available days can be chosen, the others are crossed out, and the reason is shown
 * below.
 */
export function StartDateField({ name, label, error, days, defaultValue }: StartDateFieldProps) {
  const t = useLabels(startDateLabels)
  const { format } = usePage()
  const weekdays = t('weekdays').split(' ')
  const firstPossible = days.find(({ refusal }) => refusal === null)?.date
  const describedBy = `field-${name}-why`
  return (
    <fieldset className={styles.group} aria-describedby={error ? `field-${name}-error` : describedBy}>
      <legend className={styles.legend}>{label}</legend>
      <FieldError id={`field-${name}`}>{error}</FieldError>
      <div className={styles.months}>
        {monthsOf(days).map(({ month, days: daysOfMonth }) => (
          <table key={month} className={styles.month}>
            <caption className={styles.name}>{format.month(month)}</caption>
            <thead aria-hidden="true">
              <tr>
                {weekdays.map((weekday) => (
                  <th key={weekday} className={styles.weekday}>
                    {weekday}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(daysOfMonth).map(({ key, cells }) => (
                <tr key={key}>
                  {cells.map((day, weekday) =>
                    day === null ? (
                      <td key={`${key}-${weekdays[weekday]}`} />
                    ) : (
                      <td key={day.date}>
                        {day.refusal === null ? (
                          <label className={styles.day}>
                            <input
                              className={styles.input}
                              type="radio"
                              id={day.date === firstPossible ? `field-${name}` : undefined}
                              name={name}
                              value={day.date}
                              defaultChecked={day.date === defaultValue}
                              required
                              aria-label={format.weekday(day.date)}
                            />
                            <span aria-hidden="true">{Number(day.date.slice(8))}</span>
                          </label>
                        ) : (
                          <span className={styles.refused}>
                            <span aria-hidden="true">{Number(day.date.slice(8))}</span>
                            <VisuallyHidden>{`${format.weekday(day.date)}: ${t('notPossible')}`}</VisuallyHidden>
                          </span>
                        )}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <WhyNot id={describedBy} days={days} />
    </fieldset>
  )
}
