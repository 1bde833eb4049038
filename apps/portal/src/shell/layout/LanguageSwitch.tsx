import { LanguageToggle } from '@porchlight/design-system'
import { toLanguagePath } from '@porchlight/i18n'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { restoreTypedText, saveTypedText } from '@porchlight/page-parts/session/typed-text'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { rememberLanguage } from '../language/preferred-language'

const noLabels = {}

/**
 * The language toggle (`docs/specification/portal.md` section 2): a link to this page in the other language. With
 * scripts it also stores the choice and what was typed.
 */
export function LanguageSwitch() {
  const { language, viewer } = usePage()
  const userId = viewer?.userId ?? ''
  const t = useLabels(noLabels)
  const address = useAddress()
  const [path] = useLocation()
  const search = useSearch()
  const other = language === 'es' ? 'en' : 'es'
  const here = address(search === '' ? path : `${path}?${search}`)

  useEffect(() => restoreTypedText(path, userId), [path, userId])

  return (
    <LanguageToggle
      href={toLanguagePath(here, other)}
      label={t('switchLanguage')}
      language={other}
      onClick={() => {
        rememberLanguage(other)
        saveTypedText(path, userId)
      }}
    />
  )
}
