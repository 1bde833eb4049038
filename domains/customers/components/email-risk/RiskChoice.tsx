import { RadioGroup } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { EmailRisk } from './email-risk'
import { emailRiskLabels } from './labels'

/** What to do about an address that may not work: the suggestion, the address as entered, or another one. */
export function RiskChoice({ risk }: { readonly risk: EmailRisk }) {
  const t = useLabels(emailRiskLabels)
  const suggested =
    risk.suggestion === null
      ? []
      : [
          {
            value: 'suggested',
            label: t('useSuggested', { email: risk.suggestion }),
            hint: t('useSuggestedHint'),
          },
        ]
  return (
    <RadioGroup
      name="riskChoice"
      label={t('riskTitle')}
      options={[
        ...suggested,
        { value: 'asEntered', label: t('useAsEntered') },
        { value: '', label: t('enterNew'), hint: t('enterNewHint') },
      ]}
      defaultValue={risk.suggestion === null ? '' : 'suggested'}
    />
  )
}
