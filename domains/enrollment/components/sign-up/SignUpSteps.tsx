import { VisuallyHidden } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { signUpLabels } from './labels'
import styles from './SignUpSteps.module.css'

const steps = ['SignUp', 'Review', 'Complete'] as const
export type SignUpStep = (typeof steps)[number]

/** The three steps of an enrolment, the present one marked. */
export function SignUpSteps({ current }: { readonly current: SignUpStep }) {
  const t = useLabels(signUpLabels)
  const present = steps.indexOf(current)
  return (
    <ol className={styles.steps} aria-label={t('stepsTitle')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < present ? styles.past : index === present ? styles.present : styles.ahead}
          aria-current={index === present ? 'step' : undefined}
        >
          {t(`step${step}`)}
          {index > present ? null : (
            <VisuallyHidden>{` (${t(index < present ? 'stepDone' : 'stepNow')})`}</VisuallyHidden>
          )}
        </li>
      ))}
    </ol>
  )
}
