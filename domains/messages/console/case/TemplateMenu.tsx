import { SelectField } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { CaseCustomer } from './case-customer'
import { labels } from './labels'
import { mergedText, type ReplyLanguage, replyTemplates } from './templates'

interface TemplateMenuProps {
  readonly customer: CaseCustomer
  /** The number of the case. */
  readonly number: string
  readonly onChoose: (text: string) => void
}

/** The templates, those in the customer’s language first; the one that is chosen comes with everything filled in. */
export function TemplateMenu({ customer, number, onChoose }: TemplateMenuProps) {
  const t = useLabels(labels)
  const other: ReplyLanguage = customer.language === 'es' ? 'en' : 'es'
  const options = [customer.language, other].flatMap((language) =>
    replyTemplates.map(({ name, label }) => ({
      value: `${language} ${name}`,
      label: language === customer.language ? label[language] : `${label[language]} · ${t(language)}`,
    })),
  )
  function choose(value: string) {
    const [language, name] = value.split(' ')
    const template = replyTemplates.find((known) => known.name === name)
    if (template === undefined) return
    const { firstName, brand } = customer
    onChoose(mergedText(template, language === 'es' ? 'es' : 'en', { firstName, number, brand }))
  }
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
