import { ButtonLink } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { planLabels } from './labels'
import type { Plan } from './plan'

interface SignUpLinkProps {
  readonly plan: Plan
  /** Five digits; null when none were given. */
  readonly zip: string | null
  readonly variant?: 'primary' | 'secondary'
}

/** The way from a plan to a contract, with the plan and the ZIP code that it was found by. */
export function SignUpLink({ plan, zip, variant = 'primary' }: SignUpLinkProps) {
  const t = useLabels(planLabels)
  const address = useAddress()
  return (
    <ButtonLink
      variant={variant}
      href={address(signUpPath(plan.code, zip))}
      aria-label={t('signUpFor', { plan: plan.name })}
    >
      {t('signUp')}
    </ButtonLink>
  )
}

/** The page where a sign-up for the plan of that code begins. */
export function signUpPath(planCode: string, zip: string | null): string {
  return `/enroll/sign-up?${new URLSearchParams({ plan: planCode, ...(zip === null ? {} : { zip }) })}`
}
