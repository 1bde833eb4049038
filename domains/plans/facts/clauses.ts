import { type Language, localeOf } from '@porchlight/i18n'
import type { LawOfPlace } from '../../customers/facts/law-by-place'
import type { ContractTexts } from './facts-label'
import type { PlanFacts } from './plan-facts'
import { rescissionText } from './rescission'

/** What a sentence of a contract is about, in the order of its documents. */
export const clauseTopics = [
  'start',
  'bills',
  'deposit',
  'end',
  'change',
  'disconnection',
  'complaints',
  'language',
] as const

/** A sentence of a contract: one of its terms, or a right that the law grants its customer. */
export interface Clause {
  readonly topic: (typeof clauseTopics)[number]
  readonly kind: 'terms' | 'rights'
  readonly text: string
}

/**
 * Returns the clauses that the law of its place adds to a plan's contract, a sentence for each rule that we know, in
 * the order of the topics and in the language of the labels.
 */
export function clausesOf(
  t: ContractTexts,
  plan: Pick<PlanFacts, 'termMonths' | 'cancellationFee'>,
  law: LawOfPlace,
  language: Language,
): readonly Clause[] {
  const { rescission, contractEnd, depositCap, complaints } = law
  const of =
    (topic: Clause['topic'], kind: Clause['kind']) =>
    (text: string): Clause => ({ topic, kind, text })
  return [
    ...(rescission === undefined ? [] : [rescissionText(t, rescission)]).map(of('start', 'rights')),
    ...billTerms(t, law).map(of('bills', 'terms')),
    ...billRights(t, law).map(of('bills', 'rights')),
    ...(depositCap === undefined ? [] : [depositText(t, depositCap)]).map(of('deposit', 'rights')),
    ...endTerms(t, plan, law).map(of('end', 'terms')),
    ...(contractEnd === undefined ? [] : [t('rightChange', { days: contractEnd.changeNoticeDays })]).map(
      of('change', 'rights'),
    ),
    ...disconnectionRights(t, law, language).map(of('disconnection', 'rights')),
    ...(complaints === undefined
      ? []
      : [t('rightComplaint', { days: complaints.days }), t('rightPrevious')]
    ).map(of('complaints', 'rights')),
    of('language', 'rights')(t('rightLanguage')),
  ]
}

function billTerms(t: ContractTexts, { dueDays, lateFee }: LawOfPlace): readonly string[] {
  return [
    ...(dueDays === undefined ? [] : [t('termDue', { days: dueDays.days })]),
    ...(lateFee === undefined
      ? []
      : [t(lateFee.each === 'once' ? 'termLate' : 'termLateMonthly', { percent: lateFee.percent })]),
  ]
}

function billRights(t: ContractTexts, { paymentPlan, averageBilling }: LawOfPlace): readonly string[] {
  return [
    ...(paymentPlan === undefined ? [] : [t('rightPlan', { count: paymentPlan.leastParts })]),
    ...(averageBilling === undefined ? [] : [t('rightAverage')]),
  ]
}

function endTerms(
  t: ContractTexts,
  { termMonths, cancellationFee }: Pick<PlanFacts, 'termMonths' | 'cancellationFee'>,
  { contractEnd: end }: LawOfPlace,
): readonly string[] {
  if (termMonths <= 1) return []
  return [
    ...(end !== undefined && cancellationFee > 0 ? [t('termLeave', { days: end.freeDaysBeforeEnd })] : []),
    ...(end === undefined
      ? []
      : [
          t('termNotices', {
            count: end.notices,
            days: termMonths < end.shortTermMonths ? end.lastNoticeDaysOfShortTerm : end.lastNoticeDays,
          }),
        ]),
    t('termAfter'),
  ]
}

function depositText(
  t: ContractTexts,
  { partOfYear, months }: NonNullable<LawOfPlace['depositCap']>,
): string {
  const values = { part: partOfYear, months }
  return months > 0 ? t('rightDeposit', values) : t('rightDepositYear', values)
}

function disconnectionRights(
  t: ContractTexts,
  { disconnection, extremeWeather }: LawOfPlace,
  language: Language,
): readonly string[] {
  const criticalCare = disconnection?.criticalCareNoticeDays
  return [
    ...(disconnection === undefined ? [] : [t('rightNotice', { days: disconnection.noticeDays })]),
    ...(criticalCare === undefined ? [] : [t('rightCritical', { days: criticalCare })]),
    ...(extremeWeather === undefined ? [] : [weatherText(t, extremeWeather, language)]),
  ]
}

function weatherText(
  t: ContractTexts,
  weather: NonNullable<LawOfPlace['extremeWeather']>,
  language: Language,
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
