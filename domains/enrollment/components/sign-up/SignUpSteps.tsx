import { StageList } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { signUpLabels } from './labels'

const steps = ['SignUp', 'Review', 'Complete'] as const
export type SignUpStep = (typeof steps)[number]

/** The three steps of an enrolment, the present one marked. */
export function SignUpSteps({ current }: { readonly current: SignUpStep }) {
  const t = useLabels(signUpLabels)
  return (
    <StageList
      label={t('stepsTitle')}
      stages={steps.map((step) => ({ label: t(`step${step}`) }))}
      current={steps.indexOf(current)}
      stateLabels={{ done: t('stepDone'), now: t('stepNow') }}
      layout="row"
    />
  )
}
