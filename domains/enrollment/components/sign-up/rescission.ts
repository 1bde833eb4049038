import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type LawOfPlace, lawOf, type Place } from '../../../customers/facts/law-by-place'
import { rescissionLabels, rescissionText } from '../../../plans/facts/rescission'
import type { OpenSignUp } from './sign-up'

/** The law by which a start is taken back; null where it is no switch, or we know no such law of its place. */
export function rescissionOf({
  caseType,
  ...place
}: Place & { readonly caseType: string | null }): NonNullable<LawOfPlace['rescission']> | null {
  return caseType === 'Switch' ? (lawOf(place)?.rescission ?? null) : null
}

/** For how long the switch can be canceled by the law of the home's place; null where nothing is to be said of it. */
export function useRescission({ signUp, plan }: Pick<OpenSignUp, 'signUp' | 'plan'>): string | null {
  const t = useLabels(rescissionLabels)
  const { caseType, state } = signUp
  const rescission = rescissionOf({ caseType, state, commodity: plan.commodity })
  return rescission === null ? null : rescissionText(t, rescission)
}
