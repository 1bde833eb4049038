import { SelectField } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type MergeValues, mergedText, type ReplyLanguage } from '../../facts/merge-fields'
import type { CaseCustomer } from './case-customer'
import { labels } from './labels'
import { useOfferedTemplates } from './use-offered-templates'

interface TemplateMenuProps {
  readonly customer: CaseCustomer
  /** The type of the case. */
  readonly caseType: string
  /** What is filled in; null while it is being read, and no template is offered. */
  readonly valuesIn: ((language: ReplyLanguage) => MergeValues) | null
  readonly onChoose: (text: string) => void
}

/**
 * The templates of the customer's brand, those in the customer's language first; the one that is chosen comes with everything
 * filled in. One that was withdrawn meanwhile is no longer among them, and what it brought into the reply stays.
 */
export function TemplateMenu({ customer, caseType, valuesIn, onChoose }: TemplateMenuProps) {
  const t = useLabels(labels)
  const { state, templates } = useOfferedTemplates(customer.brandKey, caseType)
  const other: ReplyLanguage = customer.language === 'es' ? 'en' : 'es'
  const options = [customer.language, other].flatMap((language) =>
    (valuesIn === null ? [] : templates).map(({ id, label }) => ({
      value: `${language} ${id}`,
      label: language === customer.language ? label[language] : `${label[language]} · ${t(language)}`,
    })),
  )
  function choose(value: string) {
    const [written, id] = value.split(' ')
    const language = written === 'es' ? 'es' : 'en'
    const template = templates.find((known) => known.id === id)
    if (template !== undefined && valuesIn !== null)
      onChoose(mergedText(template.text[language], valuesIn(language)))
  }
  if (state === 'failed') return <p role="status">{t('templatesFailed')}</p>
  return (
    <SelectField
      name="template"
      label={t('template')}
      hint={t('preferred', { language: t(customer.language) })}
      value=""
      options={[{ value: '', label: t('chooseTemplate') }, ...options]}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}
