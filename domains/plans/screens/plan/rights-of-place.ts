import { localeOf } from '@porchlight/i18n'
import type { LawOfPlace } from '../../../customers/facts/law-by-place'
import type { ColumnLabels } from './columns'

/** What the law of a place gives its customers, a sentence for each rule that we know, in the language of the labels. */
export function rightsOf(t: ColumnLabels, law: LawOfPlace, language: 'en' | 'es'): readonly string[] {
  const { rescission, contractEnd, depositCap, paymentPlan, averageBilling, complaints } = law
  return [
    rescission === undefined
      ? null
      : t(rescission.unit === 'business' ? 'rightRescind' : 'rightRescindDays', { days: rescission.days }),
    contractEnd === undefined ? null : t('rightChange', { days: contractEnd.changeNoticeDays }),
    depositCap === undefined ? null : depositSentence(t, depositCap),
    paymentPlan === undefined ? null : t('rightPlan', { count: paymentPlan.leastParts }),
    averageBilling === undefined ? null : t('rightAverage'),
    ...disconnectionSentences(t, law, language),
    complaints === undefined ? null : t('rightComplaint', { days: complaints.days }),
    complaints === undefined ? null : t('rightPrevious'),
    t('rightLanguage'),
  ].filter((sentence) => sentence !== null)
}

function depositSentence(
  t: ColumnLabels,
  { partOfYear, months }: NonNullable<LawOfPlace['depositCap']>,
): string {
  const values = { part: partOfYear, months }
  return months > 0 ? t('rightDeposit', values) : t('rightDepositYear', values)
}

function disconnectionSentences(
  t: ColumnLabels,
  { disconnection, extremeWeather }: LawOfPlace,
  language: 'en' | 'es',
): readonly (string | null)[] {
  const criticalCare = disconnection?.criticalCareNoticeDays
  return [
    disconnection === undefined ? null : t('rightNotice', { days: disconnection.noticeDays }),
    criticalCare === undefined ? null : t('rightCritical', { days: criticalCare }),
    extremeWeather === undefined ? null : weatherSentence(t, extremeWeather, language),
  ]
}

function weatherSentence(
  t: ColumnLabels,
  weather: NonNullable<LawOfPlace['extremeWeather']>,
  language: 'en' | 'es',
): string {
  if (weather.kind === 'frost and heat') return t('rightWeather', { degrees: weather.freezingFahrenheit })
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  // Any year has these days.
  const day = (monthAndDay: string) => format.format(Date.parse(`2024-${monthAndDay}`))
  return t('rightWinter', { from: day(weather.from), to: day(weather.to) })
}
