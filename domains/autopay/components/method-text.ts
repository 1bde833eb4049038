import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { AutopayMethod } from './autopay'
import { autopayLabels } from './labels'

/** Says a method as customers know it: `Visa card ending 4242`. */
export function useMethodName(): (method: AutopayMethod) => string {
  const t = useLabels(autopayLabels)
  return ({ type, bankAccountType, institution, lastFour }) =>
    t(type === 'Card' ? 'card' : bankAccountType === 'Savings' ? 'savings' : 'checking', {
      institution,
      lastFour,
    })
}
